import { expect, test, type Page } from "@playwright/test";
import { goTo, shellReady } from "../shell.ts";

/** Leads to a page whose data are incomplete. */
async function goToBroken(page: Page, path: string): Promise<void> {
  const served = await (await page.request.get("/page-data/index/page-data.json")).text();
  const data = JSON.parse(served) as { result: object };
  const name = path === "/" ? "index" : path.slice(1);
  await page.route(`**/page-data/${name}/page-data.json`, (route) =>
    route.fulfill({ json: { ...data, path, result: { ...data.result, serverData: null } } }),
  );
  await goTo(page, path);
}

test("A page that fails keeps the shell around it, can be reloaded, and can be left", async ({ page }) => {
  await page.goto("/404");
  await shellReady(page);
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await goToBroken(page, "/word-lists");
  await expect(heading).toHaveText("This page got stuck");
  await expect(page.getByRole("banner").getByRole("link", { name: "WordleHint" })).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Go to Homepage" }).click();
  await expect(heading).toHaveText("Today's riddle");

  await goTo(page, "/404");
  await expect(heading).toHaveText("404 Page Not Found");
  await page.reload();
  await shellReady(page);
  await goToBroken(page, "/");
  await expect(heading).toHaveText("Error Loading WordleHint's Riddle");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload Now" }).click();
  await expect(heading).toHaveText("Today's riddle");
});

test("A page that fails says so even if no more code can be loaded; one whose code can't be loaded stays as rendered", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  await shellReady(page);
  await page.route("**/component---src-pages-404*", (route) => route.abort());
  const loaded = page.waitForEvent("load");
  await goTo(page, "/404");
  await loaded;
  await expect(heading).toHaveText("404 Page Not Found");
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(heading).toHaveText("Today's riddle");
  await page.unroute("**/component---src-pages-404*");

  await page.goto("/404");
  await shellReady(page);
  // The home page's own code is loaded then; the code of its error isn't.
  await goTo(page, "/");
  await expect(heading).toHaveText("Today's riddle");
  await goTo(page, "/404");
  await expect(heading).toHaveText("404 Page Not Found");
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => route.abort());
  await goToBroken(page, "/word-lists");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This page got stuck");
  await expect(main.getByRole("link", { name: "Reload the page" })).toHaveAttribute("href", "/word-lists");
});

test("An offline browser shows a notice that stays in sight, until it is online again", async ({
  page,
  context,
}) => {
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
