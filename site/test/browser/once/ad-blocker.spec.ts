import { expect, test, type Page } from "@playwright/test";
import type { SiteSettings } from "../../../src/settings/site-settings.ts";
import { withConsent } from "../consent-notice.ts";
import { doubledText } from "../layout.ts";
import { expectNoViolations } from "../look.ts";
import { signInAs } from "../session.ts";
import { withSettings } from "../settings.ts";

const baitFile = "**/ads/banners/adsbygoogle.js";

// The product answers several documents in each.
test.slow();

test.beforeEach(({ page }) => withConsent(page, { analytics: false, advertising: false }));

const promptOf = (page: Page) => page.getByRole("dialog", { name: "You are blocking ads" });
const dismissButton = (page: Page) => page.getByRole("button", { name: "I'll Disable My Ad Blocker" });

/** Refuses what a blocker refuses, and counts it; the answer lets it through again. */
async function blockFile(page: Page): Promise<{ count: number; stop: () => Promise<void> }> {
  const refused = { count: 0, stop: () => page.unroute(baitFile) };
  await page.route(baitFile, async (route) => {
    refused.count += 1;
    await route.abort("blockedbyclient");
  });
  return refused;
}

/** Hides what a blocker hides; the answer shows it again. */
async function hideElements(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content: ".adsbox { display: none !important }" });
  return () => style.evaluate((element) => element.parentNode?.removeChild(element)).then(() => undefined);
}

/** Opens the home page with a clock that stands still, as far as the look for a blocker being set for later. */
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

test.describe("The modal", () => {
  test("looks 1 s after load, and not earlier", async ({ page }) => {
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

  test("finds a blocker that only hides elements, without asking for a file", async ({ page }) => {
    const refused = await blockFile(page);
    await openStill(page);
    await hideElements(page);
    await page.clock.runFor(1_000);
    await expect(promptOf(page)).toBeVisible();
    expect(refused.count).toBe(0);
  });

  test("leads to the ads-free plan, and names its price", async ({ page }) => {
    await openStill(page);
    await hideElements(page);
    await page.clock.runFor(1_000);
    await expect(promptOf(page)).toContainText("$3.77/month");
    await expect(promptOf(page).getByRole("link", { name: "Go Ads-Free" })).toHaveAttribute(
      "href",
      "/subscribe",
    );
  });

  test("stays away for the session when it is dismissed, and asks again in a new one", async ({
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

  test("keeps nothing of what it found", async ({ page }) => {
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
    test(`does not take ${what} for a blocker`, async ({ page }) => {
      await openStill(page);
      await trouble(page);
      await page.clock.runFor(1_000);
      // An answer to a question asked later: by then the look is over.
      await page.evaluate(() =>
        Promise.allSettled([fetch("/favicon.svg"), fetch("/ads/banners/adsbygoogle.js")]),
      );
      await page.clock.runFor(10_000);
      await expect(promptOf(page)).toHaveCount(0);
    });
  }

  test("is not looked for where the settings say so, or a subscriber plays, or nobody knows yet", async ({
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

test.describe("The full screen", () => {
  test("comes 100 ms after load, and goes by itself within 5 s of the blocker's end", async ({ page }) => {
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

  test("comes within 5 s of a blocker's start", async ({ page }) => {
    await openStill(page, "full-screen");
    await page.clock.runFor(1_000);
    await hideElements(page);
    await expect(promptOf(page)).toHaveCount(0);
    await page.clock.runFor(5_000);
    await expect(promptOf(page)).toBeVisible();
  });

  test("looks again when its button is pressed, and says what it found", async ({ page }) => {
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

  test("holds the focus, leaves the page behind it inert, and does not give way to Escape", async ({
    page,
  }) => {
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
    // Axe needs time to pass.
    await page.clock.resume();
    await expectNoViolations(page, "dialog");
    await page.setViewportSize({ width: 320, height: 568 });
    await page.addStyleTag({ content: doubledText });
    const excess = await promptOf(page).evaluate((wall) => wall.scrollWidth - wall.clientWidth);
    expect(excess).toBeLessThanOrEqual(0);
  });

  test("is in no HTML, so that who runs no scripts reads the riddle", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto("/");
    await expect(promptOf(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
    await context.close();
  });
});
