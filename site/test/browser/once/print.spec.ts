import { expect, test } from "@playwright/test";
import { openLook, themes } from "../look.ts";

for (const theme of themes) {
  test(`In the ${theme} theme, the page prints as ink on white, without the shell`, async ({ page }) => {
    await openLook(page, theme);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("#prose p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("header").first()).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByText("Skip to content")).toBeHidden();
    await expect(page.locator("#prose h2").first()).toBeVisible();
    await expect(page.locator("#buttons button").first()).toBeHidden();
  });
}

test("Overlays are not printed", async ({ page }) => {
  await openLook(page);
  await page.getByRole("button", { name: "Short dialog" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("#prose h2").first()).toBeVisible();
});

test("URLs are printed after external links, and after no others", async ({ page }) => {
  await openLook(page);
  await page.emulateMedia({ media: "print" });
  const behind = (words: string) =>
    page
      .locator("#prose a", { hasText: words })
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await behind("information")).toContain("https://en.wikipedia.org/");
  expect(await behind("the word lists")).toBe("none");
});

test("A ticked item is ticked on paper too", async ({ page }) => {
  await openLook(page);
  const sign = page.locator("#choices [data-box]").first();
  await page.emulateMedia({ media: "print" });
  await expect(sign).toBeVisible();
  await expect(sign).toHaveCSS("print-color-adjust", "exact");
});
