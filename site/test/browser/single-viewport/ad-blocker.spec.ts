import { expect, test, type Page } from "@playwright/test";
import { withConsent } from "../consent-notice.ts";
import { doubledText } from "../layout.ts";
import { withSettings } from "../settings.ts";
import { hydrated, withMotion } from "../support.ts";

test.use(withMotion);

test.beforeEach(({ page }) => withConsent(page, { analytics: false, advertising: false }));

const promptOf = (page: Page) => page.getByRole("dialog", { name: "You are blocking ads" });

test("An ad blocker that refuses files is detected on the home page, and the dialog is dismissed for the session", async ({
  page,
}) => {
  await page.route("**/ads/banners/adsbygoogle.js", (route) => route.abort("blockedbyclient"));
  await withSettings(page, { blockerMode: "modal" });
  await page.goto("/");
  await expect(promptOf(page)).toBeVisible();
  await page.getByRole("button", { name: "I'll Disable My Ad Blocker" }).click();
  await expect(promptOf(page)).toHaveCount(0);
  await page.clock.install();
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(60_000);
  await expect(promptOf(page)).toHaveCount(0);
});

test("The wall against an ad blocker that hides elements keeps the focus, makes the page inert, ignores Escape, and fits a phone", async ({
  page,
}) => {
  await withSettings(page, { blockerMode: "full-screen" });
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator(".adsbox")).toHaveCount(1);
  await page.addStyleTag({ content: ".adsbox { display: none !important }" });
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
  const covered = await promptOf(page).boundingBox();
  expect(covered).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addStyleTag({ content: doubledText });
  const excess = await promptOf(page).evaluate((wall) => wall.scrollWidth - wall.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
});
