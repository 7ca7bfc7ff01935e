import { expect, test, type Page } from "@playwright/test";
import { edgesOf, expectSamePlace } from "../layout.ts";
import { openStyleguide } from "../styleguide.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

const entry = (page: Page, name: string) => page.getByRole("menuitem", { name });
const menuButton = (page: Page) => page.locator("#menus").getByRole("button", { name: "Menu", exact: true });

test("A menu's stand-in looks like its button, and opens the menu by key at the first entry", async ({
  page,
}) => {
  await openStyleguide(page, "menus");
  const late = page.getByRole("button", { name: "Late menu" });
  await late.focus();
  const before = await edgesOf(late);
  await page.keyboard.press("Enter");
  await expect(entry(page, "Today's riddle")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(late).toBeFocused();
  expectSamePlace(await edgesOf(late), before);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a touch opens a menu that fits the screen, and selects from it", async ({ page }) => {
    await openStyleguide(page, "menus");
    await menuButton(page).tap();
    const box = await page.getByRole("menu").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    for (const item of await page.getByRole("menuitem").all()) {
      // While the menu grows to its size, boxes are off by hundred-thousandths of a pixel.
      expect(Math.round((await item.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await entry(page, "Open a dialog").tap();
    await expect(page.getByRole("dialog", { name: "Opened from a menu" })).toBeVisible();
  });
});
