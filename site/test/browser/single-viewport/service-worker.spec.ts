import { expect, test, type Page } from "@playwright/test";
import { hintAddress, longDate, plainDate } from "@wordlehint/contracts";
import { newAddress, open, password, storedToken, submitAuth } from "../accounts.ts";
import { fetchLatestRiddle, hydrated, zoneOf } from "../support.ts";

test.use({ serviceWorkers: "allow" });

const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((resolve) => active?.addEventListener("statechange", resolve));
    return active?.scriptURL;
  });

/** The paths of what this browser has kept in a cache. */
const keptIn = (page: Page, name: string) =>
  page.evaluate(async (cacheName) => {
    const kept = await (await caches.open(cacheName)).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  }, name);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.getByText(/: this page was kept on \d+ \w+ \d{4}, \d+:\d\d [AP]M\.$/);
const dayMs = 86_400_000;

test("What was read can be read without a network, which the page says, and the newest shows once there is one", async ({
  page,
  context,
  baseURL,
}) => {
  const riddle = await fetchLatestRiddle(page, await zoneOf(page));
  const dated = hintAddress(riddle.date);

  await test.step("Pages and their files are kept, but no page data, and no page for accounts", async () => {
    await page.goto("/");
    await hydrated(page);
    expect(await workerReady(page)).toBe(`${baseURL}/sw.js`);
    await expect.poll(async () => (await keptIn(page, "pages")).toSorted()).toEqual(["/", dated]);
    await page.goto("/auth");
    await page.goto("/terms");
    await expect.poll(() => keptIn(page, "pages")).toContain("/terms");
    await expect.poll(() => keptIn(page, "pages")).toContain("/word-lists");
    expect(await keptIn(page, "pages")).not.toContain("/auth");
    const files = await keptIn(page, "files");
    expect(files.length).toBeGreaterThan(10);
    const odd = files.filter(
      (path) => !/^\/(?:scripts|static)\/.+-[0-9a-f]{8,}\.\w+$|^\/[^/]+\.[0-9a-f]{8,}\.css$/.test(path),
    );
    expect(odd).toEqual([]);
    await expect.poll(() => keptIn(page, "media")).toEqual([expect.stringMatching(/^\/files\/.+\.txt$/)]);
  });

  await test.step("The day's riddle, with the letter that was opened, and no other", async () => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "Letter 1" }).click();
    await expect.poll(() => keptIn(page, "help")).toEqual(["/api/riddle/letter"]);
    await context.setOffline(true);
    await page.goto("/");
    await expect(notice(page)).toBeVisible();
    await expect(heading(page)).toHaveText("Today's riddle");
    await expect(page.getByRole("group", { name: "Advertisement" })).toHaveCount(0);
    await expect(page.getByText("1 of 5 are open")).toBeVisible();
    await page.getByRole("button", { name: "Close all" }).click();
    await page.getByRole("button", { name: "Letter 1, closed" }).click();
    await expect(page.getByText("1 of 5 are open")).toBeVisible();
    await page.getByRole("button", { name: "Letter 2" }).click();
    await expect(page.getByText("Letter 2 could not be fetched.")).toBeVisible();
  });

  await test.step("Links lead to what was kept; the word lists work", async () => {
    await page.getByRole("link", { name: "Terms of Service" }).click();
    await expect(page).toHaveURL("/terms");
    await expect(notice(page)).toBeVisible();
    await open(page, "/word-lists");
    await expect(notice(page)).toBeVisible();
  });

  await test.step("On the next day, the riddle isn't today's any more, and has its own page", async () => {
    const now = Date.now();
    await page.clock.setFixedTime(now + dayMs);
    await page.goto("/");
    await expect(heading(page)).toHaveText(`The riddle for ${plainDate(riddle.date)}`);
    await expect(page.getByText(`This is the riddle for ${longDate(riddle.date)}.`)).toBeVisible();
    await page.clock.setFixedTime(now);
  });

  await test.step("What wasn't read isn't there: the page for that lists what is, in the chosen theme", async () => {
    await page.evaluate(() => localStorage.setItem("wordlehint-theme", "light"));
    const response = await page.goto("/wordle-hints");
    expect(response?.status()).toBe(503);
    await expect(heading(page)).toHaveText("You seem to be offline");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL("/wordle-hints");
    await page.getByRole("link", { name: `Wordle Hint for ${plainDate(riddle.date)}` }).click();
    await expect(page).toHaveURL(dated);
    await expect(heading(page)).toHaveText(`Wordle Hint No. ${riddle.puzzleNumber}`);
    await page.goto("/wordle-hints");
  });

  await test.step("Everything is the newest once the network is back", async () => {
    await context.setOffline(false);
    await expect(heading(page)).not.toHaveText("You seem to be offline");
    await expect(page).toHaveURL("/wordle-hints");
    await context.setOffline(true);
    await page.goto("/");
    await expect(notice(page)).toBeVisible();
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
  });
});

test("A page that has changed while it was kept is loaded again once the network is back", async ({
  page,
  context,
}) => {
  await open(page, "/terms");
  await workerReady(page);
  await expect.poll(() => keptIn(page, "pages")).toContain("/terms");
  await page.evaluate(async () => {
    const pages = await caches.open("pages");
    const kept = await pages.match("/terms", { ignoreVary: true });
    const headers = new Headers(kept?.headers);
    headers.set("etag", '"of an earlier version"');
    await pages.put("/terms", new Response(await kept?.text(), { headers }));
  });
  await context.setOffline(true);
  await page.goto("/terms");
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => document.body.setAttribute("data-earlier", ""));
  await context.setOffline(false);
  await expect(page.locator("body:not([data-earlier])")).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test("What one player has read isn't there for the next one", async ({ page, context }) => {
  const register = async () => {
    await open(page, "/auth?register=true");
    await submitAuth(page, "Create Account", { email: newAddress(), password });
    await expect.poll(() => storedToken(page)).not.toBeNull();
  };
  await open(page, "/terms");
  await workerReady(page);
  await expect.poll(() => keptIn(page, "pages")).toContain("/terms");
  await register();
  await expect.poll(() => keptIn(page, "pages")).not.toContain("/terms");

  await open(page, "/privacy");
  await expect.poll(() => keptIn(page, "pages")).toContain("/privacy");
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect.poll(() => keptIn(page, "pages")).toEqual([]);
  await register();
  await open(page, "/about");
  await expect.poll(() => keptIn(page, "pages")).toContain("/about");
  await context.setOffline(true);
  await page.goto("/privacy");
  await expect(heading(page)).toHaveText("You seem to be offline");
  await expect(page.getByRole("link", { name: /^About/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /privacy/i })).toHaveCount(0);
});
