import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations, openLook, themes } from "../look.ts";

const select = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });

test("The selected value is in the HTML, labelled by the field's label", async ({ page }) => {
  expect(await (await page.request.get("/_look")).text()).toContain("C words");
  await openLook(page);
  await expect(select(page, "Letter")).toHaveText("C words");
  await expect(select(page, "Order")).toHaveText("Choose an order");
});

test("By key it opens at the selected value, moves, selects, and returns the focus", async ({ page }) => {
  await openLook(page);
  await select(page, "Letter").focus();
  await page.keyboard.press("Enter");
  await expect(option(page, "C words")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "D words")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "E words")).toBeFocused();
  await page.keyboard.press("End");
  await expect(option(page, "Z words")).toBeFocused();
  await expect(option(page, "Z words")).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(select(page, "Letter")).toHaveText("Z words");
  await expect(select(page, "Letter")).toBeFocused();
});

test("Typing finds an option, open and closed", async ({ page }) => {
  await openLook(page);
  await select(page, "Letter").focus();
  await page.keyboard.press("q");
  await expect(select(page, "Letter")).toHaveText("Q words");
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "Q words")).toBeFocused();
  await page.keyboard.press("m");
  await expect(option(page, "M words")).toBeFocused();
});

test("Escape closes it with the value unchanged", async ({ page }) => {
  await openLook(page);
  await select(page, "Letter").focus();
  await page.keyboard.press("Space");
  await expect(option(page, "C words")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "D words")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(select(page, "Letter")).toHaveText("C words");
  await expect(select(page, "Letter")).toBeFocused();
});

test("Disabled options can't be selected", async ({ page }) => {
  await openLook(page);
  await expect(select(page, "Letter, fixed")).toBeDisabled();
  await select(page, "Order").focus();
  await page.keyboard.press("Enter");
  await expect(option(page, "By the alphabet")).toBeFocused();
  await page.keyboard.press("End");
  await expect(option(page, "By how often they are used, the commonest first")).toBeFocused();
  await expect(option(page, "By date (soon)")).toHaveAttribute("aria-disabled", "true");
});

test("Help and error describe it", async ({ page }) => {
  await openLook(page);
  await expect(select(page, "Order")).toHaveAccessibleDescription("How the list is sorted.");
  await expect(select(page, "Order with an error")).toHaveAccessibleDescription(
    "Choose how the list is sorted.",
  );
  await expect(select(page, "Order with an error")).toHaveAttribute("aria-invalid", "true");
});

test("A press on the label focuses it", async ({ page }) => {
  await openLook(page);
  await page.locator("#selects label", { hasText: /^Letter$/ }).click();
  await expect(select(page, "Letter").or(page.getByRole("listbox")).first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a touch opens a long list, scrolls it and selects", async ({ page }) => {
    await openLook(page);
    await select(page, "Letter").scrollIntoViewIfNeeded();
    await select(page, "Letter").tap();
    const list = page.getByRole("listbox");
    await expect(list).toBeVisible();
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await expect(option(page, "Y words")).not.toBeInViewport();
    await option(page, "Y words").scrollIntoViewIfNeeded();
    expect((await option(page, "Y words").boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option(page, "Y words").tap();
    await expect(select(page, "Letter")).toHaveText("Y words");
  });
});

test("In forced colours, box and list have borders, and the active option is marked", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openLook(page);
  await select(page, "Letter").focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("listbox");
  expect(await list.evaluate((element) => parseFloat(getComputedStyle(element).borderTopWidth))).toBe(1);
  const marked = option(page, "C words");
  expect(await marked.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
});

for (const theme of themes) {
  for (const width of [360, 1280]) {
    test(`axe finds no violations in an open list, ${theme}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openLook(page, theme);
      await select(page, "Order").click();
      await expect(page.getByRole("listbox")).toBeVisible();
      await expectNoViolations(page, "[role=listbox]");
    });
  }
}
