import { expect, test, type Page } from "@playwright/test";
import { openStyleguide } from "../styleguide.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

const select = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });

test("A long list scrolls by key to its last option, and the select keeps the focus", async ({ page }) => {
  await openStyleguide(page, "selects");
  await select(page, "Letter").focus();
  await page.keyboard.press("Enter");
  await expect(option(page, "C words")).toBeFocused();
  await page.keyboard.press("End");
  await expect(option(page, "Z words")).toBeFocused();
  await expect(option(page, "Z words")).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(select(page, "Letter")).toHaveText("Z words");
  await expect(select(page, "Letter")).toBeFocused();
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a touch opens a long list, scrolls it and selects", async ({ page }) => {
    await openStyleguide(page, "selects");
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
