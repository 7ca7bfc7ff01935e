import { expect, test, type Page } from "@playwright/test";
import type { SiteSettings } from "../../../src/settings/site-settings.ts";
import { withConsent } from "../consent-notice.ts";
import { doubledText } from "../layout.ts";
import { expectNoViolations } from "../look.ts";
import { signInAs } from "../session.ts";
import { withSettings } from "../settings.ts";

const baitFile = "**/ads/banners/adsbygoogle.js";

// Each test requests several documents.
test.slow();

test.beforeEach(({ page }) => withConsent(page, { analytics: false, advertising: false }));

const promptOf = (page: Page) => page.getByRole("dialog", { name: "You are blocking ads" });
const dismissButton = (page: Page) => page.getByRole("button", { name: "I'll Disable My Ad Blocker" });

/** Blocks what an ad blocker blocks and counts it; `stop` unblocks it again. */
async function blockFile(page: Page): Promise<{ count: number; stop: () => Promise<void> }> {
  const refused = { count: 0, stop: () => page.unroute(baitFile) };
  await page.route(baitFile, async (route) => {
    refused.count += 1;
    await route.abort("blockedbyclient");
  });
  return refused;
}

/** Hides what an ad blocker hides; the returned function shows it again. */
async function hideElements(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content: ".adsbox { display: none !important }" });
  return () => style.evaluate((element) => element.parentNode?.removeChild(element)).then(() => undefined);
}

/** Opens the home page with a paused clock, stopped when the check for an ad blocker has been scheduled. */
async function openStill(page: Page, blockerMode: SiteSettings["blockerMode"] = "modal"): Promise<void> {
  await page.clock.install({ time: Date.now() });
  await withSettings(page, { blockerMode });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  await expect
    .poll(
      async () => {
        await page.clock.runFor(0);
        return page.locator(".adsbox").count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
}

test.describe("The dialog", () => {
  test("checks 1 s after load, and not earlier", async ({ page }) => {
    const refused = await blockFile(page);
    await openStill(page);
    await page.clock.runFor(999);
    await page.evaluate(() => fetch("/favicon.svg"));
    expect(refused.count).toBe(0);
    await expect(promptOf(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(promptOf(page)).toBeVisible();
    expect(refused.count).toBe(2);
  });

  test("detects an ad blocker that only hides elements, without a request", async ({ page }) => {
    const refused = await blockFile(page);
    await openStill(page);
    await hideElements(page);
    await page.clock.runFor(1_000);
    await expect(promptOf(page)).toBeVisible();
    expect(refused.count).toBe(0);
  });

  test("links to the ads-free plan and names its price", async ({ page }) => {
    await openStill(page);
    await hideElements(page);
    await page.clock.runFor(1_000);
    await expect(promptOf(page)).toContainText("$3.77/month");
    await expect(promptOf(page).getByRole("link", { name: "Go Ads-Free" })).toHaveAttribute(
      "href",
      "/subscribe",
    );
  });

  test("stays away for the session once dismissed, and returns in a new one", async ({
    page,
    browser,
    baseURL,
  }) => {
    const refused = await blockFile(page);
    await openStill(page);
    await page.clock.runFor(1_000);
    await dismissButton(page).click();
    await expect(promptOf(page)).toHaveCount(0);
    refused.count = 0;
    await page.clock.resume();
    await page.reload();
    await page.clock.fastForward(60_000);
    await page.waitForLoadState("networkidle");
    await expect(promptOf(page)).toHaveCount(0);
    expect(refused.count).toBe(0);

    const session = await browser.newContext(baseURL ? { baseURL } : {});
    const fresh = await session.newPage();
    await withConsent(fresh, { analytics: false, advertising: false });
    await blockFile(fresh);
    await openStill(fresh);
    await fresh.clock.runFor(1_000);
    await expect(promptOf(fresh)).toBeVisible();
    await session.close();
  });

  test("stores nothing about what it detected", async ({ page }) => {
    await blockFile(page);
    await openStill(page);
    const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    const before = await stored();
    await page.clock.runFor(1_000);
    await expect(promptOf(page)).toBeVisible();
    expect(await stored()).toBe(before);
  });

  for (const [what, trouble] of [
    ["a missing file", (page: Page) => page.route(baitFile, (route) => route.fulfill({ status: 404 }))],
    ["a server that fails", (page: Page) => page.route(baitFile, (route) => route.fulfill({ status: 503 }))],
    ["being offline", (page: Page) => page.context().setOffline(true)],
    ["a server that is gone", (page: Page) => page.route(/\.(js|svg)$/, (route) => route.abort())],
  ] as const) {
    test(`doesn't take ${what} for an ad blocker`, async ({ page }) => {
      await openStill(page);
      await trouble(page);
      await page.clock.runFor(1_000);
      // The response to a later request: by then the check is over.
      await page.evaluate(() =>
        Promise.allSettled([fetch("/favicon.svg"), fetch("/ads/banners/adsbygoogle.js")]),
      );
      await page.clock.runFor(10_000);
      await expect(promptOf(page)).toHaveCount(0);
    });
  }

  test("is off if the settings say so, for a subscriber, and while the session is unknown", async ({
    page,
    context,
  }) => {
    const still = async (tab: Page): Promise<void> => {
      const refused = await blockFile(tab);
      await tab.goto("/");
      await tab.waitForLoadState("networkidle");
      await tab.clock.runFor(20_000);
      await expect(tab.locator(".adsbox")).toHaveCount(0);
      expect(refused.count).toBe(0);
    };
    await page.clock.install();
    await withSettings(page, { blockerMode: "off" });
    await still(page);

    const subscriber = await context.newPage();
    await subscriber.clock.install();
    await signInAs(subscriber, { isSubscribed: true });
    await still(subscriber);

    const unknown = await context.newPage();
    await unknown.clock.install();
    await signInAs(unknown, {});
    await unknown.route("**/api/user", (route) => route.fulfill({ status: 503, json: { message: "Down" } }));
    await still(unknown);
  });
});

test.describe("The wall", () => {
  test("appears 100 ms after load, and disappears within 5 s after the ad blocker is turned off", async ({
    page,
  }) => {
    await openStill(page, "full-screen");
    const show = await hideElements(page);
    await page.clock.runFor(99);
    await expect(promptOf(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(promptOf(page)).toBeVisible();
    await show();
    await page.clock.runFor(4_899);
    await expect(promptOf(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(promptOf(page)).toHaveCount(0);
  });

  test("appears within 5 s after an ad blocker starts", async ({ page }) => {
    await openStill(page, "full-screen");
    await page.clock.runFor(1_000);
    await hideElements(page);
    await expect(promptOf(page)).toHaveCount(0);
    await page.clock.runFor(5_000);
    await expect(promptOf(page)).toBeVisible();
  });

  test("checks again when its button is pressed, and reports the result", async ({ page }) => {
    const refused = await blockFile(page);
    await openStill(page, "full-screen");
    await page.clock.runFor(100);
    const button = page.getByRole("button", { name: "I've Turned It Off" });
    await button.click();
    await expect(page.getByText("Ads are still blocked.")).toBeVisible();
    await refused.stop();
    await button.click();
    await expect(promptOf(page)).toHaveCount(0);
  });

  test("keeps the focus, makes the page inert, and ignores Escape", async ({ page }) => {
    await openStill(page, "full-screen");
    await hideElements(page);
    await page.clock.runFor(100);
    await expect(promptOf(page)).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest("dialog") === null;
      });
      expect(isOutside).toBe(false);
    }
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press("Escape");
      await expect(promptOf(page)).toBeVisible();
    }
    const reachesBehind = await page.evaluate(() => {
      const behind = document.getElementById("main");
      behind?.focus();
      return document.activeElement === behind;
    });
    expect(reachesBehind).toBe(false);
    const covers = await promptOf(page).boundingBox();
    expect(covers).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    // Axe needs a running clock.
    await page.clock.resume();
    await expectNoViolations(page, "dialog");
    await page.setViewportSize({ width: 320, height: 568 });
    await page.addStyleTag({ content: doubledText });
    const excess = await promptOf(page).evaluate((wall) => wall.scrollWidth - wall.clientWidth);
    expect(excess).toBeLessThanOrEqual(0);
  });

  test("isn't in the HTML, so that the riddle is readable without scripts", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto("/");
    await expect(promptOf(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
    await context.close();
  });
});
