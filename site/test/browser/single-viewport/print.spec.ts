import { expect, test } from "@playwright/test";
import { openStyleguide, themes } from "../styleguide.ts";

for (const theme of themes) {
  test(`From the ${theme} theme, the page prints as ink on white, without the shell`, async ({ page }) => {
    await openStyleguide(page, "all", { theme });
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

test("On paper, URLs follow external links, ticks are ticked, and every tab panel and accordion item is shown; no overlay is", async ({
  page,
}) => {
  await openStyleguide(page, "all");
  await page.getByRole("button", { name: "Short dialog" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("#prose h2").first()).toBeVisible();

  const behind = (words: string) =>
    page
      .locator("#prose a", { hasText: words })
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await behind("information")).toContain("https://en.wikipedia.org/");
  expect(await behind("the word lists")).toBe("none");

  const sign = page.locator("#choices [data-box]").first();
  await expect(sign).toBeVisible();
  await expect(sign).toHaveCSS("print-color-adjust", "exact");

  for (const text of [
    "Five letters, six guesses.",
    "Letters, counted.",
    "A word becomes a verse, and the verse is checked.",
    "Nothing.",
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.locator("#tabs [role=tablist]").first()).toBeHidden();
});
