import { expect, type Page } from "@playwright/test";
import { noticeOf, storedConsent } from "./consent-notice.ts";
import { test, withProviders } from "./providers.ts";
import { shellReady } from "./shell.ts";
import { hydrated } from "./support.ts";

const dayMs = 86_400_000;
const nothing = { analytics: false, advertising: false };

/** Long enough for a provider's periodic request, if there were one. */
async function afterBeats(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
}

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cookie preferences" }).click();
}

const switchOf = (page: Page, name: string) => page.getByRole("switch", { name });

test("Before a choice, nothing is sent to analytics or advertising", async ({ page }) => {
  const seen = await withProviders(page);
  await page.goto("/");
  await hydrated(page);
  await expect(noticeOf(page).notice).toBeVisible();
  await afterBeats(page);
  expect(seen).toEqual({ ads: [], analytics: [], events: [] });
});

test("After Necessary Only, nothing is sent, neither then nor on the next visit", async ({ page }) => {
  const seen = await withProviders(page);
  await page.goto("/");
  const { notice, necessaryOnly } = noticeOf(page);
  await necessaryOnly.click();
  await expect(notice).toBeHidden();
  await afterBeats(page);
  await page.reload();
  await hydrated(page);
  await afterBeats(page);
  await expect(notice).toBeHidden();
  expect(seen).toEqual({ ads: [], analytics: [], events: [] });
  expect(await storedConsent(page)).toMatchObject({ preferences: { necessary: true, ...nothing } });
});

test("After Accept All, both load at once, and on the next visit without asking again", async ({ page }) => {
  const seen = await withProviders(page);
  await page.goto("/");
  const { notice, acceptAll } = noticeOf(page);
  await acceptAll.click();
  for (const visit of ["this", "the next"]) {
    await test.step(`on ${visit} visit`, async () => {
      await expect(notice).toBeHidden();
      await expect.poll(() => seen.ads).toContain("/test-provider/ads.js");
      await expect.poll(() => seen.analytics).toContain("/test-provider/analytics.js");
    });
    seen.ads.length = seen.analytics.length = 0;
    await page.reload();
  }
});

test("The record contains the choice and is valid for 180 days", async ({ page }) => {
  const before = Date.now();
  await page.goto("/");
  await noticeOf(page).acceptAll.click();
  const record = (await storedConsent(page)) as { timestamp: number; expiry: number };
  expect(record).toEqual({
    preferences: { necessary: true, analytics: true, advertising: true },
    timestamp: record.timestamp,
    expiry: record.timestamp + 180 * dayMs,
  });
  expect(record.timestamp).toBeGreaterThanOrEqual(before);
});

test("The notice returns after 180 days, and not before", async ({ page }) => {
  const start = Date.now();
  const at = async (timeMs: number): Promise<void> => {
    await page.clock.setFixedTime(start - 180 * dayMs + timeMs);
    await page.goto("/");
    await shellReady(page);
  };
  await at(0);
  const { notice, acceptAll } = noticeOf(page);
  await acceptAll.click();
  await at(180 * dayMs - 3_600_000);
  await expect(page.getByRole("group", { name: "Advertisement" }).getByRole("link")).toBeVisible();
  await expect(notice).toBeHidden();
  await at(180 * dayMs + 1_000);
  await expect(notice).toBeVisible();
});

test("An open page notices the end of the 180 days when it becomes visible again", async ({ page }) => {
  await page.goto("/");
  const { notice, acceptAll } = noticeOf(page);
  await acceptAll.click();
  await page.clock.setFixedTime(Date.now() + 181 * dayMs);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(notice).toBeVisible();
});

for (const [what, record] of [
  ["garbage", "{oops"],
  ["JSON of another kind", '["yes"]'],
  ["a record without an end", '{"preferences":{"necessary":true,"analytics":true,"advertising":true}}'],
] as const) {
  test(`The notice is shown, and nothing loaded, if ${what} is stored`, async ({ page }) => {
    const seen = await withProviders(page);
    await page.addInitScript((text) => localStorage.setItem("wordlehint-cookie-consent", text), record);
    await page.goto("/");
    await expect(noticeOf(page).notice).toBeVisible();
    await afterBeats(page);
    expect(seen.ads.concat(seen.analytics)).toEqual([]);
  });
}

for (const how of ["blocked", "full"] as const) {
  test(`If storage is ${how}, the choice lasts until the page is left`, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript((isFull) => {
      const refuse = (): never => {
        throw new DOMException("no", isFull ? "QuotaExceededError" : "SecurityError");
      };
      if (isFull) Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, "localStorage", { get: refuse });
    }, how === "full");
    await page.goto("/");
    const { notice, acceptAll } = noticeOf(page);
    await acceptAll.click();
    await expect(notice).toBeHidden();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await openPreferences(page);
    await expect(switchOf(page, "Analytics")).toBeChecked();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(notice).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test("The preferences show the necessary purposes as always on, and a switch for each other purpose", async ({
  page,
}) => {
  const seen = await withProviders(page);
  await page.goto("/");
  await noticeOf(page).preferences.click();
  const necessary = switchOf(page, "Necessary");
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  await expect(switchOf(page, "Analytics")).not.toBeChecked();
  await switchOf(page, "Advertising").click();
  expect(await storedConsent(page)).toBeNull();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();

  await expect(noticeOf(page).notice).toBeHidden();
  await expect.poll(() => seen.ads).toContain("/test-provider/ads.js");
  expect(seen.analytics).toEqual([]);
  expect(await storedConsent(page)).toMatchObject({
    preferences: { necessary: true, analytics: false, advertising: true },
  });
});

test("Leaving the preferences without Save changes nothing", async ({ page }) => {
  await page.goto("/");
  await noticeOf(page).preferences.click();
  await switchOf(page, "Analytics").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(noticeOf(page).preferences).toBeFocused();
  expect(await storedConsent(page)).toBeNull();
});

test("Withdrawing consent in the footer stops running scripts at once", async ({ page }) => {
  const seen = await withProviders(page);
  await page.goto("/");
  await noticeOf(page).acceptAll.click();
  await expect.poll(() => seen.ads).toContain("/test-provider/ad-beat");
  await expect.poll(() => seen.analytics).toContain("/test-provider/analytics-beat");

  await openPreferences(page);
  await switchOf(page, "Analytics").click();
  await switchOf(page, "Advertising").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Go Ads-Free" })).toBeVisible();
  seen.ads.length = seen.analytics.length = 0;
  await afterBeats(page);
  expect(seen.ads.concat(seen.analytics)).toEqual([]);
});

test("Two tabs share one choice", async ({ context, page }) => {
  const second = await context.newPage();
  const seen = await withProviders(second);
  for (const tab of [page, second]) {
    await tab.goto("/");
    await expect(noticeOf(tab).notice).toBeVisible();
  }
  await noticeOf(page).acceptAll.click();
  await expect(noticeOf(second).notice).toBeHidden();
  await expect.poll(() => seen.ads).toContain("/test-provider/ads.js");

  await page.evaluate(() => localStorage.clear());
  await expect(noticeOf(second).notice).toBeVisible();
  await expect(second.locator("iframe")).toHaveCount(0);
});
