import { expect, test, type Page } from "@playwright/test";
import { goTo, shellReady } from "../shell.ts";
import { nextFrames, withMotion } from "../support.ts";

test.use(withMotion);

const lostTitle = /^404 Page Not Found/;
/** A page of several screens, with sections that have an address. */
const longPage = "/wordle-dictionary";

const scrolledTo = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(scrollY)));

/** Scrolls, and waits until Gatsby has stored the position, which it does in the next frame. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await scrolledTo(page).toBe(y);
  await nextFrames(page);
}

test("The first page takes no focus; a new page gets it, and its name is announced", async ({ page }) => {
  const announcer = page.locator("#gatsby-announcer");
  await page.goto("/");
  await shellReady(page);
  await expect(page.locator("body")).toBeFocused();
  await expect(announcer).toBeEmpty();

  await goTo(page, "/404#no-such-part");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeAttached();
  await expect(page.locator("main")).toBeFocused();
  await expect(announcer).toHaveText("Navigated to 404 Page Not Found");
  await expect(page).toHaveTitle(lostTitle);

  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(announcer).toHaveText("Navigated to Today's riddle");
  await expect(page.locator("main")).toBeFocused();

  await page.goBack();
  await expect(announcer).toHaveText("Navigated to 404 Page Not Found");
  await expect(page.locator("main")).toBeFocused();
});

test("The skip link moves the focus past the header, and doesn't take it back from a user who has moved on", async ({
  page,
}) => {
  const home = page.getByRole("link", { name: "Go to Homepage" });
  await page.goto("/404");
  await shellReady(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(home).toBeFocused();

  await page.goto("/404");
  await shellReady(page);
  // In one task, before the page's listeners see the new address.
  await page.evaluate(() => {
    location.hash = "#main";
    document.querySelector<HTMLElement>("main a")?.focus();
  });
  await expect(page).toHaveURL(/#main$/);
  await nextFrames(page);
  await expect(home).toBeFocused();
});

test("A new page starts at the top; Back, Forward and a reload return to the previous scroll position", async ({
  page,
}) => {
  await page.goto(longPage);
  await shellReady(page);
  const longTitle = await page.title();
  await scrollTo(page, 1_500);
  await goTo(page, "/404");
  await expect(page).toHaveTitle(lostTitle);
  await scrolledTo(page).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(longTitle);
  await scrolledTo(page).toBe(1_500);
  await expect(page.locator("main")).toBeFocused();
  await nextFrames(page);
  await page.reload();
  await shellReady(page);
  await scrolledTo(page).toBe(1_500);

  await page.goForward();
  await expect(page).toHaveTitle(lostTitle);
  await scrolledTo(page).toBe(0);

  // After the reload, Back has to fetch the page again, and its data is delayed.
  await page.reload();
  await shellReady(page);
  const requested = Promise.withResolvers<undefined>();
  const response = Promise.withResolvers<undefined>();
  await page.route(`**/page-data${longPage}/page-data.json*`, async (route) => {
    requested.resolve(undefined);
    await response.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    history.back();
  });
  await requested.promise;
  await nextFrames(page);
  expect(await page.evaluate(() => scrollY), "the old page while the other one is fetched").toBe(0);
  response.resolve(undefined);
  await expect(page).toHaveTitle(longTitle);
  await scrolledTo(page).toBe(1_500);
  await page.goForward();
  await expect(page).toHaveTitle(lostTitle);
  await scrolledTo(page).toBe(0);
});

test("A link to a section of another page leads there; a change of only the query moves neither focus nor scroll position", async ({
  page,
}) => {
  await page.goto("/404");
  await shellReady(page);
  await goTo(page, `${longPage}#gameplay`);
  await expect(page.locator("#gameplay")).toBeInViewport();
  await expect(page.locator("#gameplay")).toBeFocused();

  await scrollTo(page, 900);
  const theme = page
    .getByRole("banner")
    .getByRole("button", { name: /theme$/ })
    .first();
  await theme.evaluate((button) => button.focus({ preventScroll: true }));
  await goTo(page, `${longPage}?tab=second#gameplay`);
  await expect(page).toHaveURL(`${longPage}?tab=second#gameplay`);
  await nextFrames(page);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
  await expect(theme).toBeFocused();
});
