import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations, openLook, themes } from "../look.ts";

const button = (page: Page) => page.getByRole("button", { name: "With a tooltip" });
const tooltip = (page: Page) => page.getByRole("tooltip", { name: "A word more" });

test("Focus shows a tooltip that describes its button; Escape and blur hide it", async ({ page }) => {
  await openLook(page);
  await button(page).focus();
  await expect(tooltip(page)).toBeAttached();
  await expect(button(page)).toHaveAccessibleDescription("A word more");
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).not.toBeAttached();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip", { name: /Prints the list/ })).toBeAttached();
  await page.keyboard.press("Shift+Tab");
  await expect(tooltip(page)).toBeAttached();
  await expect(page.getByRole("tooltip")).toHaveCount(1);
});

test("Hovering shows it, and the pointer may move onto it", async ({ page }) => {
  await openLook(page);
  await button(page).hover();
  await expect(tooltip(page)).toBeAttached();
  await page.getByText("A word more").first().hover();
  await expect(tooltip(page)).toBeAttached();
  await page.mouse.move(2, 2);
  await expect(tooltip(page)).not.toBeAttached();
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a touch presses the button and shows no tooltip", async ({ page }) => {
    await openLook(page);
    await button(page).tap();
    await expect(tooltip(page)).not.toBeAttached();
  });
});

for (const theme of themes) {
  test(`axe finds no violations in a tooltip, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLook(page, theme);
    await page.getByRole("button", { name: "With a long tooltip" }).focus();
    await expect(page.getByRole("tooltip", { name: /Prints/ })).toBeAttached();
    await expectNoViolations(page, "[data-radix-popper-content-wrapper]");
  });
}
