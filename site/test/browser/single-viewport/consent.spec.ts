import { expect } from "@playwright/test";
import { noticeOf } from "../consent-notice.ts";
import { afterBeats, slotOf, test, withProviders } from "../providers.ts";
import { hydrated } from "../support.ts";

const nothing = { ads: [], analytics: [], events: [] };

test("Before a choice and after Necessary Only, nothing is sent to analytics or advertising, nor on the next visit", async ({
  page,
}) => {
  await page.clock.install();
  const seen = await withProviders(page);
  await page.goto("/");
  await hydrated(page);
  await slotOf(page).scrollIntoViewIfNeeded();
  const { notice, necessaryOnly } = noticeOf(page);
  await expect(notice).toBeVisible();
  await afterBeats(page);
  await necessaryOnly.click();
  await expect(notice).toBeHidden();
  await afterBeats(page);
  expect(seen).toEqual(nothing);

  await page.reload();
  await hydrated(page);
  await expect(slotOf(page).getByRole("link")).toBeVisible();
  await expect(notice).toBeHidden();
  await afterBeats(page);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(seen).toEqual(nothing);
});

test("After Accept All, both load at once and on the next visit, run in other tabs too, and stop when it is withdrawn", async ({
  context,
  page,
}) => {
  await page.clock.install();
  const seen = await withProviders(page);
  const second = await context.newPage();
  const seenBySecond = await withProviders(second);
  await second.goto("/");
  await expect(noticeOf(second).notice).toBeVisible();
  await page.bringToFront();
  await page.goto("/");
  const { notice, acceptAll } = noticeOf(page);
  await acceptAll.click();

  for (const visit of ["this", "the next"]) {
    await test.step(`on ${visit} visit`, async () => {
      await expect(notice).toBeHidden();
      await slotOf(page).scrollIntoViewIfNeeded();
      await expect.poll(() => seen.ads).toContain("/test-provider/ads.js");
      await expect.poll(() => seen.analytics).toContain("/test-provider/analytics.js");
    });
    seen.ads.length = seen.analytics.length = 0;
    if (visit === "this") await page.reload();
  }
  await expect(noticeOf(second).notice).toBeHidden();
  await slotOf(second).scrollIntoViewIfNeeded();
  await expect.poll(() => seenBySecond.ads).toContain("/test-provider/ads.js");
  await expect(async () => {
    await afterBeats(page);
    expect(seen.ads).toContain("/test-provider/ad-beat");
    expect(seen.analytics).toContain("/test-provider/analytics-beat");
  }).toPass();

  await page.getByRole("button", { name: "Cookie preferences" }).click();
  for (const name of ["Analytics", "Advertising"]) await page.getByRole("switch", { name }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  for (const tab of [page, second]) await expect(tab.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Go Ads-Free" })).toBeVisible();
  await afterBeats(page);
  seen.ads.length = seen.analytics.length = 0;
  await afterBeats(page);
  expect([...seen.ads, ...seen.analytics]).toEqual([]);
});
