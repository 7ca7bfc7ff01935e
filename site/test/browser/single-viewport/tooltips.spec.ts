import { expect, test, type Page } from "@playwright/test";
import { openStyleguide } from "../styleguide.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

const button = (page: Page) => page.getByRole("button", { name: "With a tooltip" });
const tooltip = (page: Page) => page.getByRole("tooltip", { name: "A word more" });

test("Hovering a button shows its tooltip, and the pointer may move onto it", async ({ page }) => {
  await openStyleguide(page, "tooltips");
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
    await openStyleguide(page, "tooltips");
    await button(page).tap();
    await expect(tooltip(page)).not.toBeAttached();
  });
});
