import { expect, test, type Page } from "@playwright/test";
import { goTo, shellReady } from "./shell.ts";

const lost = { name: "404 Page Not Found" };
/** The look page contains every heading, so only the title tells which page is shown. */
const lostTitle = /^404 Page Not Found/;
const lookTitle = /^The look/;

test("A new page gets the focus, and its name is announced", async ({ page }) => {
  await page.goto("/");
  await shellReady(page);
  await goTo(page, "/404");
  await expect(page.getByRole("heading", lost)).toBeAttached();
  await expect(page.locator("main")).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to 404 Page Not Found");
  await expect(page).toHaveTitle(lostTitle);

  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to Today's riddle");
  await expect(page.locator("main")).toBeFocused();

  await page.goBack();
  await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to 404 Page Not Found");
  await expect(page.locator("main")).toBeFocused();
});

test("The first page leaves the focus where the browser puts it", async ({ page }) => {
  await page.goto("/");
  await shellReady(page);
  await expect(page.locator("body")).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toBeEmpty();
});

test("A new page starts at the top, and Back returns to the previous scroll position", async ({ page }) => {
  await page.goto("/_look");
  await shellReady(page);
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500);
  await nextFrame(page);
  await goTo(page, "/404");
  await expect(page).toHaveTitle(lostTitle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(lookTitle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500);
  await expect(page.locator("main")).toBeFocused();

  await page.goForward();
  await expect(page).toHaveTitle(lostTitle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("On Back, the old page keeps its scroll position until the other page is shown", async ({ page }) => {
  await page.goto("/_look");
  await shellReady(page);
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await nextFrame(page);
  await goTo(page, "/404");
  await expect(page).toHaveTitle(lostTitle);
  // After the reload, Back has to fetch the page again, and its data is delayed.
  await page.reload();
  await shellReady(page);
  const requested = Promise.withResolvers<undefined>();
  const response = Promise.withResolvers<undefined>();
  await page.route("**/page-data/_look/page-data.json*", async (route) => {
    requested.resolve(undefined);
    await response.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    history.back();
  });
  await requested.promise;
  await nextFrame(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  response.resolve(undefined);
  await expect(page).toHaveTitle(lookTitle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500);
  await page.goForward();
  await expect(page).toHaveTitle(lostTitle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("A reloaded page keeps its scroll position", async ({ page }) => {
  await page.goto("/_look");
  await shellReady(page);
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await nextFrame(page);
  await page.reload();
  await shellReady(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500);
});

test("A link to a section of another page scrolls to that section", async ({ page }) => {
  await page.goto("/");
  await shellReady(page);
  await goTo(page, "/_look#tabs");
  await expect(page.locator("#tabs")).toBeInViewport();
  await expect(page.locator("#tabs")).toBeFocused();
});

test("An unknown or malformed fragment leads to the top of the page", async ({ page }) => {
  await page.goto("/");
  await shellReady(page);
  await goTo(page, "/404#no-such-part");
  await expect(page.getByRole("heading", lost)).toBeAttached();
  await expect(page.locator("main")).toBeFocused();
});

test("A change of only the query moves neither focus nor scroll position", async ({ page }) => {
  await page.goto("/_look");
  await shellReady(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  const theme = page
    .getByRole("banner")
    .getByRole("button", { name: /theme$/ })
    .first();
  await theme.evaluate((button) => button.focus({ preventScroll: true }));
  await goTo(page, "/_look?tab=second");
  await expect(page).toHaveURL("/_look?tab=second");
  await shellReady(page);
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await expect(theme).toBeFocused();
});

test("The skip link moves the focus past the header", async ({ page }) => {
  await page.goto("/404");
  await shellReady(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Go to Homepage" })).toBeFocused();
});

test("The focus isn't moved back to the skip link's target if the user has moved on", async ({ page }) => {
  await page.goto("/404");
  await shellReady(page);
  // In one task, before the page's listeners see the new address.
  await page.evaluate(() => {
    location.hash = "#main";
    document.querySelector<HTMLElement>("main a")?.focus();
  });
  await expect(page).toHaveURL(/#main$/);
  await nextFrame(page);
  await nextFrame(page);
  await expect(page.getByRole("link", { name: "Go to Homepage" })).toBeFocused();
});

/** Gatsby stores the scroll position in the frame after a scroll. */
async function nextFrame(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
