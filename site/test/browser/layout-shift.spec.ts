import { expect, test, type Page } from "@playwright/test";
import { layoutShift } from "./shell.ts";

/** Loads a page whose font arrives late, or at once. */
async function load(page: Page, path: string, fontDelayMs: number): Promise<void> {
  await page.route("**/*.woff2", async (route) => {
    const response = await route.fetch();
    setTimeout(() => void route.fulfill({ response }), fontDelayMs);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await page.unroute("**/*.woff2");
}

for (const path of ["/", "/_look/empty", "/_look"]) {
  test(`Nothing moves while ${path} loads, whether its font is early or late`, async ({ page }) => {
    for (const delayMs of [0, 1_500]) {
      await load(page, path, delayMs);
      expect(await layoutShift(page), `with the font ${delayMs} ms late`).toBeLessThan(0.01);
    }
  });
}
