import { expect, type Page } from "@playwright/test";
import type { SiteSettings } from "../../../src/settings/site-settings.ts";
import { noticeOf, withConsent } from "../consent-notice.ts";
import { doubledText, misplaced } from "../layout.ts";
import { expectNoViolations } from "../look.ts";
import { test, withProviders } from "../providers.ts";
import { signInAs } from "../session.ts";
import { withSettings } from "../settings.ts";
import { goTo } from "../shell.ts";
import { hydrated } from "../support.ts";

const appStoreUrl = "https://apps.apple.com/app/id1";
const playStoreUrl = "https://play.google.com/store/apps/details?id=six";
const stores = { appStoreUrl, playStoreUrl, rating: null };

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const pixel =
  "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

const bannerOf = (page: Page) => page.getByRole("region", { name: "Our 6-letter game" });
const storeLink = (page: Page) => bannerOf(page).getByRole("link", { name: "Get it" });

async function open(page: Page, app: SiteSettings["app"] = stores): Promise<void> {
  await withSettings(page, { app });
  await page.goto("/");
  await hydrated(page);
}

/** By then, the banner would have been loaded. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}

test.describe("With consent answered", () => {
  test.beforeEach(({ page }) => withConsent(page, { analytics: false, advertising: false }));

  for (const [width, isShown] of [
    [767, true],
    [768, false],
  ] as const) {
    test(`a window of ${width} px ${isShown ? "shows the banner" : "shows none"}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page);
      await settled(page);
      await expect(bannerOf(page)).toHaveCount(isShown ? 1 : 0);
    });
  }

  for (const [name, userAgent, storeUrl] of [
    ["an iPhone", iphone, appStoreUrl],
    ["an Android phone", pixel, playStoreUrl],
  ] as const) {
    test.describe(`on ${name}`, () => {
      test.use({ userAgent });

      test("the banner shows at any width and links to the platform's store", async ({ page }) => {
        await open(page);
        await expect(storeLink(page)).toHaveAttribute("href", storeUrl);
        await expect(storeLink(page)).toHaveAttribute("target", "_blank");
      });
    });
  }

  test.describe("on an iPhone with only a Play Store URL configured", () => {
    test.use({ userAgent: iphone });

    test("there is no banner", async ({ page }) => {
      await open(page, { ...stores, appStoreUrl: null });
      await settled(page);
      await expect(bannerOf(page)).toHaveCount(0);
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, userAgent: pixel });

    test("there is no banner without store URLs", async ({ page }) => {
      await open(page, { ...stores, appStoreUrl: null, playStoreUrl: null });
      await settled(page);
      await expect(bannerOf(page)).toHaveCount(0);
    });

    test("the game is free, and its rating is shown only if configured", async ({ page }) => {
      await open(page);
      await expect(bannerOf(page)).toContainText("Free");
      await expect(bannerOf(page)).not.toContainText("Rated");
    });

    test("a configured rating is shown and read out", async ({ page }) => {
      await open(page, { ...stores, rating: { value: 4.5, count: 1000 } });
      await expect(bannerOf(page).getByText("4.5 (1,000)")).toBeVisible();
      await expect(bannerOf(page)).toContainText("Rated 4.5 of 5 in 1,000 ratings");
    });

    test("a dismissed banner stays away for the session, and no longer", async ({
      page,
      browser,
      baseURL,
    }) => {
      await open(page);
      await bannerOf(page).getByRole("button", { name: "Dismiss" }).click();
      await expect(bannerOf(page)).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await settled(page);
      await expect(bannerOf(page)).toHaveCount(0);

      const session = await browser.newContext({
        viewport: { width: 390, height: 844 },
        ...(baseURL ? { baseURL } : {}),
      });
      const fresh = await session.newPage();
      await withConsent(fresh, { analytics: false, advertising: false });
      await open(fresh);
      await expect(bannerOf(fresh)).toBeVisible();
      await session.close();
    });

    test("a subscriber doesn't see it", async ({ page }) => {
      await signInAs(page, { isSubscribed: true });
      await open(page);
      await settled(page);
      await expect(bannerOf(page)).toHaveCount(0);
    });

    test("it fits the smallest phone with enlarged text, and axe finds no violations", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await open(page, { ...stores, rating: { value: 4.5, count: 123_456_789 } });
      await goTo(page, "/_look/empty");
      await expect(bannerOf(page)).toBeVisible();
      await expect(page.locator("article")).toHaveCount(0);
      await expectNoViolations(page, "section[aria-label='Our 6-letter game']");
      await page.addStyleTag({ content: doubledText });
      // Gatsby's announcer is clipped on purpose.
      const found = await misplaced(page);
      expect(found.filter((what) => !what.includes("Navigated to"))).toEqual([]);
    });
  });
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, userAgent: pixel });

  test("the banner waits until the cookie notice has been answered", async ({ page }) => {
    await open(page);
    const { notice, necessaryOnly } = noticeOf(page);
    await expect(notice).toBeVisible();
    await expect(bannerOf(page)).toHaveCount(0);
    await necessaryOnly.click();
    await expect(bannerOf(page)).toBeVisible();
  });

  test("a click is reported to analytics, with consent", async ({ page, context }) => {
    await context.route("https://play.google.com/**", (route) => route.fulfill({ body: "The store" }));
    const { events } = await withProviders(page, { app: stores });
    await withConsent(page, { analytics: true, advertising: false });
    await page.goto("/");
    await expect.poll(() => events.some(({ name }) => name === "page_view")).toBe(true);
    const store = context.waitForEvent("page");
    await storeLink(page).click();
    expect((await store).url()).toBe(playStoreUrl);
    await expect
      .poll(() => events.filter(({ name }) => name === "app_banner_click"))
      .toEqual([{ name: "app_banner_click", platform: "android" }]);
  });
});
