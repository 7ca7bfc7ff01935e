import { expect, test, type Page } from "@playwright/test";
import { signInAs } from "./session.ts";
import { layoutShift } from "./shell.ts";

async function delayFont(page: Page, delayMs: number): Promise<void> {
  await page.route("**/*.woff2", async (route) => {
    const response = await route.fetch();
    setTimeout(() => void route.fulfill({ response }), delayMs);
  });
}

async function expectStillness(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBeLessThan(0.01);
}

for (const path of ["/", "/_look/empty", "/_look"]) {
  for (const delayMs of [0, 1_500]) {
    test(`Nothing moves while ${path} loads with the font ${delayMs} ms late`, async ({ page }) => {
      await delayFont(page, delayMs);
      await expectStillness(page, path);
    });
  }
}

test("Nothing moves when a player's session loads", async ({ page }) => {
  await signInAs(page, {});
  await expectStillness(page, "/");
  await expect(page.locator("html")).toHaveAttribute("data-session", "present");
});
