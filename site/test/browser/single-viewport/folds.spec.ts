import { expect, test, type Page } from "@playwright/test";
import { openStyleguide } from "../styleguide.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

const heading = (page: Page, name: string) => page.locator("#folds").getByRole("button", { name });
const made = "A word becomes a verse, and the verse is checked.";

test("The keyboard skips links in collapsed items, and reaches them when expanded", async ({ page }) => {
  await openStyleguide(page, "folds");
  await heading(page, "How is a riddle made").focus();
  await page.keyboard.press("Tab");
  await expect(heading(page, "What does it cost?")).toBeFocused();
  await heading(page, "How is a riddle made").click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "written again" })).toBeFocused();
});

test("An address with an item's anchor expands it and scrolls to it, and so does a jump within the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await openStyleguide(page, "folds", { rest: "#how-made" });
  await expect(page.getByText(made)).toBeVisible();
  await expect(heading(page, "How is a riddle made")).toBeInViewport();
  await page.evaluate(() => {
    location.hash = "cost";
  });
  await expect(page.getByText("Nothing.")).toBeVisible();
  await expect(heading(page, "What does it cost?")).toBeInViewport();
});
