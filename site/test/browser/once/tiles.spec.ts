import { expect, test, type Page } from "@playwright/test";
import { openLook } from "../look.ts";

const tile = (page: Page, name: string | RegExp) => page.locator("#tiles").getByRole("button", { name });
const running = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSAnimation).length);

test("A tile turns over once, keeps the focus, and announces its letter", async ({ page }) => {
  await openLook(page);
  await tile(page, "Letter 2, closed").focus();
  await page.keyboard.press("Enter");

  const open = tile(page, "Letter 2: I");
  await expect(open).toBeFocused();
  await expect(open).toHaveText("i");
  await expect(open).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("#tiles").getByRole("status").filter({ hasText: "Letter 2: I" })).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(open).toBeFocused();
  await expect(tile(page, /, closed$/)).toHaveCount(4);
});

test("A tile's turn takes 260 ms", async ({ page }) => {
  await openLook(page);
  await tile(page, "Letter 1, closed").click();
  const turn = await tile(page, "Letter 1: T").evaluate((face) => getComputedStyle(face).animation);
  expect(turn).toContain("0.26s");
  expect(turn).toContain("turn");
});

test("With reduced motion, a tile shows its letter without turning, and nothing spins", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLook(page);
  await tile(page, "Letter 1, closed").click();
  await expect(tile(page, "Letter 1: T")).toBeVisible();
  expect(await running(page)).toBe(0);
});

test("A tile that is open on load isn't animated", async ({ page }) => {
  await openLook(page);
  await expect(tile(page, "Open from the start: O")).toHaveCSS("animation-name", "none");
});

test("A pending tile and a disabled tile can't be turned", async ({ page }) => {
  await openLook(page);
  await expect(tile(page, "Fetched, opening")).toHaveAttribute("aria-busy", "true");
  await expect(tile(page, "Disabled 3, closed")).toBeDisabled();
});

test("In forced colours, each meaning of a tile has its own border", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openLook(page);
  const borders = await page
    .locator("#tiles [role=img]")
    .first()
    .locator("> *")
    .evaluateAll((tiles) =>
      tiles.map((one) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
        return `${borderTopStyle} ${borderTopWidth}`;
      }),
    );
  // Right, absent, elsewhere, closed; the fourth is like the second.
  expect(new Set(borders).size).toBe(4);
});
