import { expect, test } from "@playwright/test";
import { layoutShift, shellReady } from "./shell.ts";

for (const path of ["/", "/_look/empty", "/_look"]) {
  test(`Nothing moves while ${path} loads, whether its font is early or late`, async ({ page }) => {
    const painted = Promise.withResolvers<undefined>();
    let held = 0;
    await test.step("with the font as soon as it comes", async () => {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });

    await test.step("with a font that comes when the page is interactive", async () => {
      await page.route("**/*.woff2", async (route) => {
        held += 1;
        const response = await route.fetch();
        await painted.promise;
        await route.fulfill({ response });
      });
      await page.goto(path, { waitUntil: "commit" });
      await shellReady(page);
      expect(held).toBeGreaterThan(0);
      painted.resolve(undefined);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });
  });
}
