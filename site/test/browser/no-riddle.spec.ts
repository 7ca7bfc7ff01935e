import { expect, test, type Page } from "@playwright/test";
import type { LatestRiddle } from "@wordlehint/contracts";
import { answerWith, askApi } from "./support.ts";

const zone = "America/New_York";
test.use({ timezoneId: zone });

/** The page as it is rendered when the riddle service gives nothing. */
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

test("Without any riddle the page says so, and Reload Now brings it", async ({ page }) => {
  const today = await askApi(page, zone);
  let answer: LatestRiddle | null = null;
  const count = await answerWith(page, () => answer);
  await openWithoutRiddle(page);
  await expect(page.getByRole("heading", { name: /^Error Loading .*'s Riddle$/ })).toBeVisible();
  await expect(page.getByText("Our system will automatically retry shortly.")).toBeVisible();
  await expect.poll(() => count.asked).toBe(1);

  answer = today;
  await page.getByRole("button", { name: "Reload Now" }).click();
  await expect(page.getByText(`No. ${today.puzzleNumber}`, { exact: true })).toBeVisible();
});

test("Without any riddle the page tries again by itself", async ({ page }) => {
  const today = await askApi(page, zone);
  let answer: LatestRiddle | null = null;
  const count = await answerWith(page, () => answer);
  await page.clock.install();
  await openWithoutRiddle(page);
  await expect.poll(() => count.asked).toBe(1);

  answer = today;
  await page.clock.fastForward("00:10");
  await expect(page.getByText(`No. ${today.puzzleNumber}`, { exact: true })).toBeVisible();
});
