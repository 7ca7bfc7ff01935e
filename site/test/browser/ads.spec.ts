import { expect, type Locator, type Page } from "@playwright/test";
import { withConsent } from "./consent-notice.ts";
import { test, withProviders } from "./providers.ts";
import { signInAs } from "./session.ts";
import { settingsOf, withSettings } from "./settings.ts";
import { layoutShift } from "./shell.ts";
import { hydrated } from "./support.ts";

/** A string literal of the late-loaded ad code, which minifiers keep. */
const adsMark = "allow-popups-to-escape-sandbox";
const slotOf = (page: Page): Locator => page.getByRole("group", { name: "Advertisement" });
const roomOf = (page: Page): Locator => page.locator("[data-size=rectangle]").first();

/** The house ad, found by its texts in the content. */
async function ourAdOf(page: Page): Promise<Locator> {
  const { houseAd } = await settingsOf(page);
  return slotOf(page).getByText(houseAd.title, { exact: true });
}

/** Collects the source of every script that a page loads. */
function scriptsOf(page: Page): Promise<string>[] {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") texts.push(response.text().catch(() => ""));
  });
  return texts;
}

async function holdAds(scripts: Promise<string>[]): Promise<boolean> {
  return (await Promise.all(scripts)).some((text) => text.includes(adsMark));
}

test("Space for an ad is reserved and labelled in the first HTML, before any script runs", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(slotOf(page)).toContainText("Advertisement");
  const box = await roomOf(page).boundingBox();
  expect(box?.height).toBe(250);
  expect(box?.width).toBeGreaterThanOrEqual(300);
});

test("A free player sees the house ad, and nothing moves when it appears", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/");
  await hydrated(page);
  const { houseAd } = await settingsOf(page);
  const link = slotOf(page).getByRole("link", { name: houseAd.link.label });
  await expect(link).toHaveAttribute("href", houseAd.link.to);
  await expect(slotOf(page)).toContainText(houseAd.title);
  await expect(slotOf(page)).toContainText(houseAd.text);
  await expect(slotOf(page)).toContainText("$3.77/month");
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect((await roomOf(page).boundingBox())?.height).toBe(250);
  expect(await holdAds(scripts)).toBe(true);
});

test("The house ads' texts keep away from the edges", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/_look");
  const { houseAd } = await settingsOf(page);
  for (const [size, height] of [
    ["rectangle", 250],
    ["banner", 100],
  ] as const) {
    const heading = page.getByText(houseAd.title, { exact: true });
    const ad = page.locator(`[data-size=${size}]`).filter({ has: heading }).last();
    await expect(ad.getByRole("link")).toBeVisible();
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
    expect(frame.height).toBe(height);
    expect(words.length).toBeGreaterThanOrEqual(2);
    for (const { top, bottom } of words) {
      expect(top).toBeGreaterThanOrEqual(frame.top + 4);
      expect(bottom).toBeLessThanOrEqual(frame.bottom - 4);
    }
  }
});

test("With consent, the provider's unit replaces the house ad without a layout shift", async ({ page }) => {
  await withProviders(page);
  await withConsent(page, { analytics: false, advertising: true });
  await page.goto("/");
  const unit = page.frameLocator("iframe[title=Advertisement]");
  await expect(unit.getByText("A partner's ad, side, 300 by 250")).toBeVisible();
  await expect(await ourAdOf(page)).toBeHidden();
  expect(await page.locator("iframe[title=Advertisement]").boundingBox()).toMatchObject({
    width: 300,
    height: 250,
  });
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test("The provider's script can reach neither the page nor its storage", async ({ page }) => {
  await withSettings(page, { adScriptUrl: "/test-provider/curious.js" });
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
  const unit = page.frameLocator("iframe[title=Advertisement]");
  await expect(unit.getByText("SecurityError SecurityError SecurityError")).toBeVisible();
});

for (const [what, response] of [
  ["can't be reached", null],
  ["fails", { status: 500, body: "" }],
  ["has nothing to show", { status: 200, contentType: "text/javascript", body: "" }],
  ["breaks", { status: 200, contentType: "text/javascript", body: "throw new Error('broken')" }],
] as const) {
  test(`The house ad stays when the provider ${what}`, async ({ page }) => {
    await page.clock.install();
    await withProviders(page);
    await page.route("**/test-provider/ads.js", (route) =>
      response ? route.fulfill(response) : route.abort(),
    );
    await withConsent(page, { analytics: false, advertising: true });
    await page.goto("/");
    const frame = page.locator("iframe[title=Advertisement]");
    await expect(frame).toBeAttached();
    await expect(frame).toBeHidden();
    await expect(await ourAdOf(page)).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(frame).not.toBeAttached();
    await expect(await ourAdOf(page)).toBeVisible();
  });
}

test("For a subscriber no ad code is loaded, no provider requested, and no ad space shown", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  const seen = await withProviders(page);
  await withConsent(page, { analytics: true, advertising: true });
  await signInAs(page, { isSubscribed: true });
  await page.goto("/");
  await hydrated(page);
  await expect(slotOf(page)).toHaveCount(0);
  await expect.poll(() => seen.analytics).toContain("/test-provider/collect");
  expect(seen.ads).toEqual([]);
  expect(await holdAds(scripts)).toBe(false);
});

test("On a subscriber's next visit, no space is reserved even before the first script", async ({ page }) => {
  await signInAs(page, { isSubscribed: true });
  await page.goto("/");
  await expect(slotOf(page)).toHaveCount(0);
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  await expect(page.locator("article time")).toBeVisible();
  await expect(slotOf(page)).toBeHidden();
});

test("The space returns when a player without a subscription signs in", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("wordlehint-ads-free", "yes"));
  await signInAs(page, { isSubscribed: false });
  await page.goto("/");
  await expect(await ourAdOf(page)).toBeVisible();
});

test("No ad is loaded until the session is known", async ({ page }) => {
  const scripts = scriptsOf(page);
  const seen = await withProviders(page);
  await withConsent(page, { analytics: false, advertising: true });
  await signInAs(page, {});
  await page.route("**/api/user", () => undefined);
  await page.goto("/");
  await hydrated(page);
  await expect(slotOf(page)).toBeVisible();
  expect(seen.ads).toEqual([]);
  expect(await holdAds(scripts)).toBe(false);
});

test("Ads are not printed, and without scripts no space is reserved for them", async ({
  browser,
  page,
  baseURL,
}) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  await expect(slotOf(page)).toBeHidden();

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto("/");
  await expect(slotOf(plain)).toBeHidden();
  await context.close();
});
