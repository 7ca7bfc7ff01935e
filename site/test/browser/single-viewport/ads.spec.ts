import { expect, type Page } from "@playwright/test";
import { withConsent } from "../consent-notice.ts";
import { slotOf, test, withProviders } from "../providers.ts";
import { signInAs } from "../session.ts";
import { settingsOf, withSettings } from "../settings.ts";
import { layoutShift } from "../shell.ts";
import { hydrated } from "../support.ts";

/** A string literal of the late-loaded ad code, which minifiers keep. */
const adsMark = "allow-popups-to-escape-sandbox";
/** The same for the code of analytics. */
const analyticsMark = "reportAllChanges";

/** Collects the source of every script that a page loads. Returns a function that looks for a text in them. */
function scriptsOf(page: Page): (text: string) => Promise<boolean> {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") texts.push(response.text().catch(() => ""));
  });
  return async (text) => (await Promise.all(texts)).some((source) => source.includes(text));
}

test("The house ads' texts keep away from the edges", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/_styleguide");
  const { houseAd } = await settingsOf(page);
  for (const [size, height] of [
    ["rectangle", 250],
    ["banner", 100],
  ] as const) {
    const heading = page.getByText(houseAd.title, { exact: true });
    const ad = page.locator(`[data-size=${size}]`).filter({ has: heading }).last();
    // It loads when its place is on the screen, and content above may still push that down.
    await expect(async () => {
      await page.locator(`[data-size=${size}]`).last().scrollIntoViewIfNeeded();
      await expect(ad.getByRole("link")).toBeVisible({ timeout: 2_000 });
    }).toPass();
    // Measured at one moment, since content above may still load and move the ad.
    const { frame, words } = await ad.evaluate((element, title) => {
      const parts = [...element.querySelectorAll("*")].filter(
        (part) => part.tagName === "A" || part.textContent === title,
      );
      return {
        frame: element.getBoundingClientRect().toJSON() as DOMRect,
        words: parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
      };
    }, houseAd.title);
    expect(Math.abs(frame.height - height)).toBeLessThanOrEqual(1);
    expect(words.length).toBeGreaterThanOrEqual(2);
    for (const { top, bottom } of words) {
      expect(top).toBeGreaterThanOrEqual(frame.top + 4);
      expect(bottom).toBeLessThanOrEqual(frame.bottom - 4);
    }
  }
});

test("With consent, the provider's unit replaces the house ad without a layout shift, and can reach neither the page nor its storage", async ({
  page,
}) => {
  await withSettings(page, { adScriptUrl: "/scripts/test-provider/curious.js" });
  await page.route("**/test-provider/curious.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `for (const look of [() => parent.document.title, () => localStorage.length, () => document.cookie]) {
        try { look(); document.body.append("got in ") } catch (error) { document.body.append(error.name + " ") }
      }
      parent.postMessage("filled", "*");`,
    }),
  );
  await withConsent(page, { analytics: false, advertising: true });
  await page.goto("/");
  await slotOf(page).scrollIntoViewIfNeeded();
  const unit = page.frameLocator("iframe[title=Advertisement]");
  await expect(unit.getByText("SecurityError SecurityError SecurityError")).toBeVisible();
  const { houseAd } = await settingsOf(page);
  await expect(slotOf(page).getByText(houseAd.title, { exact: true })).toBeHidden();
  const box = await page.locator("iframe[title=Advertisement]").boundingBox();
  expect(Math.abs((box?.width ?? 0) - 300)).toBeLessThanOrEqual(1);
  expect(Math.abs((box?.height ?? 0) - 250)).toBeLessThanOrEqual(1);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test("The house ad stays when the provider breaks, and its frame is removed", async ({ page }) => {
  await page.clock.install();
  await withProviders(page);
  await page.route("**/test-provider/ads.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
  );
  await withConsent(page, { analytics: false, advertising: true });
  await page.goto("/");
  await slotOf(page).scrollIntoViewIfNeeded();
  const frame = page.locator("iframe[title=Advertisement]");
  await expect(frame).toBeAttached();
  await expect(frame).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(frame).not.toBeAttached();
  await expect(slotOf(page).getByRole("link")).toBeVisible();
});

test("Before any script runs, space is kept for an ad, but not for a subscriber, whose page loads no ad code", async ({
  page,
}) => {
  const hold = scriptsOf(page);
  const seen = await withProviders(page);
  await withConsent(page, { analytics: true, advertising: true });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(slotOf(page)).toContainText("Advertisement");
  const box = await slotOf(page).locator("[data-size=rectangle]").first().boundingBox();
  expect(Math.abs((box?.height ?? 0) - 250)).toBeLessThanOrEqual(1);
  expect(box?.width).toBeGreaterThanOrEqual(299);

  await page.unroute("**/*.js");
  await signInAs(page, { isSubscribed: true });
  const session = Promise.withResolvers<undefined>();
  await page.route("**/api/user", async (route) => {
    await session.promise;
    await route.fallback();
  });
  await page.reload();
  await hydrated(page);
  await expect(slotOf(page)).toBeVisible();
  session.resolve(undefined);
  await expect(slotOf(page)).toHaveCount(0);
  await expect.poll(() => seen.analytics).toContain("/test-provider/collect");
  expect(seen.ads).toEqual([]);
  expect(await hold(analyticsMark)).toBe(true);
  expect(await hold(adsMark)).toBe(false);

  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  await expect(page.locator("article time")).toBeVisible();
  await expect(slotOf(page)).toBeHidden();
});

test("Without a configured provider, a visitor who accepts all gets the house ad's code, and none of analytics", async ({
  page,
}) => {
  const hold = scriptsOf(page);
  await withConsent(page, { analytics: true, advertising: true });
  await page.goto("/");
  await slotOf(page).scrollIntoViewIfNeeded();
  await hydrated(page);
  await expect(slotOf(page).getByRole("link")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await hold(adsMark)).toBe(true);
  expect(await hold(analyticsMark)).toBe(false);
  await expect(page.locator("iframe")).toHaveCount(0);
});
