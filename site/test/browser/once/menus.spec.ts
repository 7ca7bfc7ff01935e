import { expect, test, type Page } from "@playwright/test";
import { openLook } from "../look.ts";

const entry = (page: Page, name: string) => page.getByRole("menuitem", { name });
const menuButton = (page: Page) => page.locator("#menus").getByRole("button", { name: "Menu", exact: true });

for (const key of ["Enter", "Space", "ArrowDown"]) {
  test(`${key} opens a menu at its first entry`, async ({ page }) => {
    await openLook(page);
    await menuButton(page).focus();
    await page.keyboard.press(key);
    await expect(entry(page, "Today's riddle")).toBeFocused();
    await expect(page.locator("#menus [aria-expanded=true]")).toHaveText("Menu");
  });
}

test("Arrow keys, Home, End and first letters move through a menu", async ({ page }) => {
  await openLook(page);
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(entry(page, "Today's riddle")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "The look")).toBeFocused();
  await page.keyboard.press("End");
  await expect(entry(page, "Open a dialog")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(entry(page, "Today's riddle")).toBeFocused();
  await page.keyboard.press("l");
  await expect(entry(page, "Learning Center")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(entry(page, "The look")).toBeFocused();
});

test("The current page's entry is marked", async ({ page }) => {
  await openLook(page);
  await menuButton(page).click();
  await expect(entry(page, "The look")).toHaveAttribute("aria-current", "page");
  await expect(page.locator("[role=menuitem][aria-current]")).toHaveCount(1);
});

test("Enter on an entry leads to its page", async ({ page }) => {
  await openLook(page);
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(entry(page, "Today's riddle")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
});

test("Tab closes a menu and leaves the focus on its button", async ({ page }) => {
  await openLook(page);
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(entry(page, "Today's riddle")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("A second press on the button closes a menu", async ({ page }) => {
  await openLook(page);
  await menuButton(page).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await menuButton(page).click();
  await expect(page.getByRole("menu")).toBeHidden();
});

test("A dialog opened from a menu returns the focus to the menu's button", async ({ page }) => {
  await openLook(page);
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(entry(page, "Today's riddle")).toBeFocused();
  await page.keyboard.press("End");
  await expect(entry(page, "Open a dialog")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Opened from a menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("A menu's stand-in looks like its button, and opens the menu by key at the first entry", async ({
  page,
}) => {
  await openLook(page);
  const late = page.getByRole("button", { name: "Late menu" });
  await late.focus();
  const before = await late.boundingBox();
  await page.keyboard.press("Enter");
  await expect(entry(page, "Today's riddle")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(late).toBeFocused();
  expect(await late.boundingBox()).toEqual(before);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a touch opens a menu that fits the screen, and selects from it", async ({ page }) => {
    await openLook(page);
    await menuButton(page).tap();
    const box = await page.getByRole("menu").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    for (const item of await page.getByRole("menuitem").all()) {
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await entry(page, "Open a dialog").tap();
    await expect(page.getByRole("dialog", { name: "Opened from a menu" })).toBeVisible();
  });
});
