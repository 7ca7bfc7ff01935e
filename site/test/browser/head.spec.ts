import { expect, test, type Page } from "@playwright/test";
import { hydrated } from "./support.ts";

/** The title and every meaningful tag of the head, in a comparable form. */
function headOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((source) => {
    const head =
      source === undefined ? document.head : new DOMParser().parseFromString(source, "text/html").head;
    const tags = head.querySelectorAll(
      "title, meta[name], meta[property], link[rel=canonical], script[type*=json]",
    );
    return Array.from(tags, (tag) => {
      const attributes = Array.from(tag.attributes, ({ name, value }) => `${name}=${value}`)
        // react-helmet's own attribute carries no meaning, and the title loses it.
        .filter((attribute) => !attribute.startsWith("data-react-helmet"))
        .sort();
      return [tag.tagName, ...attributes, tag.textContent].join(" ");
    }).sort();
  }, html);
}

/** Returns a check that the document hasn't been reloaded. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  return () => page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}

const canonical = (page: Page) => page.locator("link[rel=canonical]").getAttribute("href");

test("The head is complete before any script runs", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  await page.goto("/");
  const head = (await headOf(page, html)).join("\n");

  for (const name of ["description", "keywords", "robots", "twitter:card", "twitter:title"]) {
    expect(head).toContain(`name=${name}`);
  }
  for (const property of ["og:title", "og:description", "og:url", "og:type", "og:site_name"]) {
    expect(head).toContain(`property=${property}`);
  }
  expect(head).toContain("TITLE");
  expect(head).toContain('"@type":"WebApplication"');
  expect(head).toMatch(/LINK .*href=https?:\/\/(?!www\.)[^/?#]+ rel=canonical/);
});

test("Hydration changes nothing in the head", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  await page.goto("/");
  await hydrated(page);

  expect(await headOf(page)).toEqual(await headOf(page, html));
});

test("The head follows client-side navigation: by a link, back and forward", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const home = await headOf(page);
  const address = await canonical(page);
  const isSameDocument = await markDocument(page);

  await page.evaluate(() => (window as unknown as { ___navigate: (to: string) => void }).___navigate("/404"));
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  const lost = await headOf(page);
  expect(lost.join("\n")).toContain("content=noindex");
  expect(lost.join("\n")).not.toMatch(/canonical|WebApplication/);

  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
  await expect.poll(() => headOf(page)).toEqual(home);

  await page.goBack();
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect.poll(() => headOf(page)).toEqual(lost);

  await page.goBack();
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
  await expect.poll(() => headOf(page)).toEqual(home);
  expect(await canonical(page)).toBe(address);
  expect(await isSameDocument()).toBe(true);
});

test("Pages rendered at the same time keep their own heads", async ({ page }) => {
  await page.goto("/");
  const bodies = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => (await page.request.get(`/?at-once=${index}`)).text()),
  );
  const heads = await Promise.all(bodies.map((html) => headOf(page, html)));

  for (const head of heads) expect(head).toEqual(heads[0]);
  expect(heads[0]?.join("\n")).toContain("name=description");
});
