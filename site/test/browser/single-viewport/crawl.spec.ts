import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { hintAddress, homeZone, latestPuzzleDate } from "@wordlehint/contracts";
import { expectNoViolations } from "../axe.ts";
import { readPages, type CrawledPage } from "../crawled-page.ts";
import { misplaced } from "../layout.ts";
import { shellReady } from "../shell.ts";
import { structuredDataFaults } from "../structured-data-rules.ts";
import { collectErrors } from "../support.ts";

const today = hintAddress(latestPuzzleDate(Date.now(), homeZone));

/** Addresses to which only mails and people who are signed in are led. */
const unlinked = [
  "/auth",
  "/auth?register=true",
  "/reset-password",
  "/verify-email",
  "/confirm-subscription",
  "/email-preferences",
  "/unsubscribe",
  "/subscribe/card",
  "/search?q=hard+mode",
  "/search?q=stratgy",
  "/search?q=xyzzyq",
  "/wordle-hint",
];
/** Those that lead who isn't signed in elsewhere. */
const protectedPages = ["/subscribe/card"];
/** Page files that the crawl can't reach: they show that something is missing, or more articles than the seed has. */
const unreachable = ["404.tsx", "wordle-hints/search.tsx", "blog/page/[number].tsx"];

/** An address for each layout that a page can have. */
const layouts = [
  "/",
  today,
  "/wordle-hints",
  "/learning-center",
  "/wordle-strategy-guide",
  "/step-by-step-tutorial",
  "/getting-started",
  "/wordle-dictionary",
  "/word-lists",
  "/blog",
  "/blog/letter-frequency-analysis",
  "/blog/wordle6-explained",
  "/contact",
  "/privacy",
  "/search",
  "/search?q=stratgy",
  "/search?q=xyzzyq",
  "/auth",
  "/reset-password",
  "/verify-email",
  "/confirm-subscription",
  "/email-preferences",
  "/unsubscribe",
];

/** Links that lead to something other than a page. */
const isFile = (link: string): boolean =>
  /^\/(?:api|files|images)\/|\.\w+$/.test(link.split(/[?#]/)[0] ?? "");

/** The days' pages are all alike: of the older ones, one is read. */
const isOlderDay = (link: string): boolean => /^\/wordle-hint\/\w+-\d+-\d+$/.test(link) && link !== today;

async function sitemapOf(page: Page): Promise<string[]> {
  const xml = await (await page.request.get("/sitemap.xml")).text();
  return Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
}

/** Reads every page that the sitemap lists, a page links to, or that is unlinked; by the address that led there. */
async function crawl(page: Page, listed: readonly string[]): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>();
  const [anOlderDay = today] = listed.filter(isOlderDay);
  let next = [...listed.filter((path) => !isOlderDay(path)), anOlderDay, ...unlinked];
  while (next.length > 0) {
    const pages = await readPages(page, next);
    for (const one of pages) found.set(one.asked, one);
    const links = pages.flatMap((one) => one.links).map((link) => link.split("#")[0] ?? "");
    next = [...new Set(links)].filter((link) => !found.has(link) && !isFile(link) && !isOlderDay(link));
  }
  return found;
}

/** The pattern of the addresses that Gatsby gives to a page file. */
function patternOf(file: string): RegExp {
  const path = file.replace(/\.tsx$/, "").replace(/(?:^|\/)index$/, "");
  return new RegExp(`^/${path.replaceAll(/\[\.\.\.\]/g, ".+").replaceAll(/\[[^\]]*\]/g, "[^/]+")}$`);
}

test("Every page is there, says what it is about, is in the sitemap if it is to be found, and has no dead link", async ({
  page,
}) => {
  // The policy of a page lets it fetch others.
  await page.goto("/search");
  const listed = await sitemapOf(page);
  const crawled = await crawl(page, listed);
  const pages = [...crawled.values()];
  const faults: string[] = [];
  for (const [address, one] of crawled) {
    const { path, status, title, description, keywords, canonical, social, language } = one;
    const say = (what: string) => faults.push(`${address}: ${what}`);
    if (status !== 200) say(`status ${status}`);
    if (language !== "en-GB") say(`language ${language}`);
    for (const [name, value] of Object.entries({ title, description, keywords, canonical }))
      if (!value) say(`no ${name}`);
    for (const name of ["title", "description", "url", "image", "locale"])
      if (!social.includes(`og:${name}`)) say(`no og:${name}`);
    if (one.isIndexed && !listed.includes(canonical ?? "")) say("not in the sitemap");
    if (!one.isIndexed && listed.includes(path)) say("in the sitemap, but not to be indexed");
    for (const fault of structuredDataFaults(one)) say(fault);
    for (const link of one.links) {
      const [target = "", fragment] = link.split("#");
      if (isFile(target) || isOlderDay(target)) continue;
      const led = crawled.get(target);
      const isThere = !fragment || led?.ids.includes(decodeURIComponent(fragment));
      if (led?.status !== 200 || !isThere) say(`the link to ${link} is dead`);
    }
  }
  expect(faults).toEqual([]);

  const files = new Set(pages.flatMap((one) => one.links).filter(isFile));
  for (const file of files) expect((await page.request.get(file)).status(), file).toBe(200);

  // Several addresses may lead to one page.
  const own = pages.filter((one) => one.isIndexed && one.canonical === one.path);
  const found = [...new Map(own.map((one) => [one.path, one])).values()];
  for (const what of ["title", "description"] as const) {
    const first = new Map(found.toReversed().map((one) => [one[what], one.path] as const));
    const same = found.flatMap((one) =>
      first.get(one[what]) === one.path ? [] : [`${one.path} and ${first.get(one[what])}`],
    );
    expect(same, `the same ${what}`).toEqual([]);
  }

  const addresses = pages.flatMap(({ asked, path }) => [asked, path.split("?")[0] ?? ""]);
  const routes = globSync("**/*.tsx", { cwd: join(import.meta.dirname, "../../../src/pages") });
  const unseen = routes.filter((file) => !addresses.some((address) => patternOf(file).test(address)));
  expect(unseen.filter((file) => !unreachable.includes(file))).toEqual([]);
});

test("Every page has one main heading, no error in the console, and on no screen anything that is cut off or scrolls sideways", async ({
  page,
}) => {
  test.slow();
  const trouble = collectErrors(page);
  const listed = (await sitemapOf(page)).filter((path) => !isOlderDay(path));
  const paths = new Set([...listed, ...layouts, ...unlinked]);
  for (const path of protectedPages) paths.delete(path);
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await shellReady(page);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await misplaced(page), `${path}, at ${width} px`).toEqual([]);
    }
    expect.soft(trouble.splice(0), path).toEqual([]);
  }
});

for (const theme of ["dark", "light"] as const) {
  test(`axe finds no violations in any layout, ${theme}`, async ({ page }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem("wordlehint-theme", chosen), theme);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of layouts) {
      await page.goto(path);
      await shellReady(page);
      await test.step(path, () => expectNoViolations(page, theme));
    }
  });
}
