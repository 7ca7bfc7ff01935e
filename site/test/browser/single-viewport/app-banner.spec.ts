import { expect, type Page } from "@playwright/test";
import { noticeOf, withConsent } from "../consent-notice.ts";
import { doubledText, misplaced } from "../layout.ts";
import { test, withProviders } from "../providers.ts";
import { withSettings } from "../settings.ts";
import { goTo } from "../shell.ts";
import { hydrated, withMotion } from "../support.ts";

test.use(withMotion);

const playStoreUrl = "https://play.google.com/store/apps/details?id=six";
const stores = { appStoreUrl: "https://apps.apple.com/app/id1", playStoreUrl, rating: null };

const bannerOf = (page: Page) => page.getByRole("region", { name: "Our 6-letter game" });

test("In a window narrower than 768 px, the banner shows; it fits the smallest phone with enlarged text", async ({
  page,
}) => {
  await withConsent(page, { analytics: false, advertising: false });
  await withSettings(page, { app: { ...stores, rating: { value: 4.5, count: 123_456_789 } } });
  await page.setViewportSize({ width: 767, height: 844 });
  await page.goto("/");
  await hydrated(page);
  await expect(bannerOf(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(bannerOf(page)).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 568 });
  await goTo(page, "/_styleguide/empty");
  await expect(bannerOf(page)).toBeVisible();
  await expect(page.locator("article")).toHaveCount(0);
  await page.addStyleTag({ content: doubledText });
  // Gatsby's announcer is clipped on purpose.
  const found = await misplaced(page);
  expect(found.filter((what) => !what.includes("Navigated to"))).toEqual([]);
});

test.describe("On an Android phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent:
      "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  });

  test("the banner follows the cookie notice, and with consent a click is reported to analytics", async ({
    page,
    context,
  }) => {
    await context.route("https://play.google.com/**", (route) => route.fulfill({ body: "The store" }));
    const { events } = await withProviders(page, { app: stores });
    await page.goto("/");
    await hydrated(page);
    const { notice, acceptAll } = noticeOf(page);
    await expect(notice).toBeVisible();
    await expect(bannerOf(page)).toHaveCount(0);
    await acceptAll.click();
    await expect.poll(() => events.some(({ name }) => name === "page_view")).toBe(true);
    const store = context.waitForEvent("page");
    await bannerOf(page).getByRole("link", { name: "Get it" }).click();
    expect((await store).url()).toBe(playStoreUrl);
    await expect
      .poll(() => events.filter(({ name }) => name === "app_banner_click"))
      .toEqual([{ name: "app_banner_click", platform: "android" }]);
  });
});
