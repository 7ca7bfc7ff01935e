import { expect, test, type Page } from "@playwright/test";
import type { LatestRiddle } from "@wordlehint/contracts";
import { fulfilRiddle, fetchLatestRiddle } from "./support.ts";

const zone = "America/New_York";
test.use({ timezoneId: zone });

/** Opens the page as rendered when the riddle service returns nothing. */
async function openWithoutRiddle(page: Page): Promise<void> {
  await page.route("/", async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: "text/html",
      body: html
        .replace(
          /<div id="___gatsby">.*?<script id="gatsby-script-loader">/s,
          '<div id="___gatsby"></div><script id="gatsby-script-loader">',
        )
        .replace(/"riddle":\{.*?"facts":\{[^}]*\}\}/s, '"riddle":null'),
    });
  });
  await page.goto("/");
}

test("Without a riddle, the page says so, and Reload Now loads it", async ({ page }) => {
  const today = await fetchLatestRiddle(page, zone);
  let latest: LatestRiddle | null = null;
  const count = await fulfilRiddle(page, () => latest);
  await openWithoutRiddle(page);
  await expect(page.getByRole("heading", { name: /^Error Loading .*'s Riddle$/ })).toBeVisible();
  await expect(page.getByText("Our system will automatically retry shortly.")).toBeVisible();
  await expect.poll(() => count.requests).toBe(1);

  latest = today;
  await page.getByRole("button", { name: "Reload Now" }).click();
  await expect(page.getByText(`No. ${today.puzzleNumber}`, { exact: true })).toBeVisible();
});

test("Without a riddle, the page retries by itself", async ({ page }) => {
  const today = await fetchLatestRiddle(page, zone);
  let latest: LatestRiddle | null = null;
  const count = await fulfilRiddle(page, () => latest);
  await page.clock.install();
  await openWithoutRiddle(page);
  await expect.poll(() => count.requests).toBe(1);

  latest = today;
  await page.clock.fastForward("00:10");
  await expect(page.getByText(`No. ${today.puzzleNumber}`, { exact: true })).toBeVisible();
});
