import { expect, test, type Page } from "@playwright/test";
import { goTo, shellReady } from "./shell.ts";

/** Opens a page with incomplete data, by a link from another page. */
async function openBroken(page: Page, path: string): Promise<void> {
  await page.goto("/404");
  await shellReady(page);
  await openBrokenFrom(page, path);
}

async function openBrokenFrom(page: Page, path: string): Promise<void> {
  const served = await (await page.request.get("/page-data/index/page-data.json")).text();
  const data = JSON.parse(served) as { result: object };
  const name = path === "/" ? "index" : path.slice(1);
  await page.route(`**/page-data/${name}/page-data.json`, (route) =>
    route.fulfill({ json: { ...data, path, result: { ...data.result, serverData: null } } }),
  );
  await goTo(page, path);
}

test("An unknown address shows the not-found page with its links", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  const main = page.getByRole("main");
  await expect(main.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  for (const [name, href] of [
    ["Today's Hint", "/wordle-hint/today"],
    ["About", "/about"],
    ["Contact Us", "/contact"],
    ["Privacy Policy", "/privacy"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await main.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
});

test("A home page that fails shows its own error text, and the shell stays", async ({ page }) => {
  await openBroken(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Error Loading WordleHint's Riddle");
  await expect(main.getByRole("alert")).toContainText(
    "We encountered an issue while generating your AI-powered Wordle hint. Our system will automatically retry shortly.",
  );
  await expect(page.getByRole("banner").getByRole("link", { name: "WordleHint" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();

  await page.unrouteAll();
  await main.getByRole("button", { name: "Reload Now" }).click();
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
});

test("A hint page that fails offers to try again, and other links", async ({ page }) => {
  await openBroken(page, "/wordle-hint/march-5-2025");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Error Loading Wordle Hint");
  await expect(main.getByRole("alert")).toContainText(
    "We encountered an issue retrieving the Wordle hint. Please try again later.",
  );
  await expect(main.getByRole("link", { name: "About" })).toHaveAttribute("href", "/about");
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");

  const loaded = page.waitForEvent("load");
  await main.getByRole("button", { name: "Refresh" }).click();
  await loaded;
  await expect(page).toHaveURL("/wordle-hint/march-5-2025");
});

test("Any other page that fails links home, and the next page is shown", async ({ page }) => {
  await openBroken(page, "/word-lists");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This page got stuck");
  await main.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
});

test("A page that fails says so even if no more code can be loaded", async ({ page }) => {
  await page.goto("/404");
  await shellReady(page);
  // The home page's own code is loaded already; the code of its error isn't.
  await goTo(page, "/");
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
  await goTo(page, "/404");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => route.abort());
  await openBrokenFrom(page, "/word-lists");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This page got stuck");
  await expect(main.getByRole("link", { name: "Reload the page" })).toHaveAttribute("href", "/word-lists");
});

test("A page whose code can't be loaded stays readable as rendered, and can be left", async ({ page }) => {
  await page.goto("/");
  await shellReady(page);
  await page.route("**/component---src-pages-404*", (route) => route.abort());
  const loaded = page.waitForEvent("load");
  await goTo(page, "/404");
  await loaded;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
});

test("An offline browser shows a notice until it is online again", async ({ page, context }) => {
  await page.goto("/404");
  await shellReady(page);
  const notice = page.getByRole("status").filter({ hasText: "You are offline" });
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(notice).toBeInViewport();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});
