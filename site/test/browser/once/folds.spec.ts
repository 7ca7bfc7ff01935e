import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations, openLook, themes } from "../look.ts";

const heading = (page: Page, name: string) => page.locator("#folds").getByRole("button", { name });
const made = "A word becomes a verse, and the verse is checked.";

test("Collapsed content is in the HTML", async ({ page }) => {
  expect(await (await page.request.get("/_look")).text()).toContain(made);
  await openLook(page);
  await expect(page.getByText(made)).toBeHidden();
});

test("A key expands and collapses an item; several can be open", async ({ page }) => {
  await openLook(page);
  await heading(page, "How is a riddle made").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(made)).toBeVisible();
  await expect(heading(page, "How is a riddle made")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(heading(page, "What does it cost?")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("Nothing.")).toBeVisible();
  await expect(page.getByText(made)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByText("Nothing.")).toBeHidden();
  await page.keyboard.press("Home");
  await expect(heading(page, "When does a new riddle come?")).toBeFocused();
});

test("The keyboard skips links in collapsed items, and reaches them when expanded", async ({ page }) => {
  await openLook(page);
  await heading(page, "How is a riddle made").focus();
  await page.keyboard.press("Tab");
  await expect(heading(page, "What does it cost?")).toBeFocused();
  await heading(page, "How is a riddle made").click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "written again" })).toBeFocused();
});

test("An address with an item's anchor expands it and scrolls to it", async ({ page }) => {
  await openLook(page, "dark", "#how-made");
  await expect(page.getByText(made)).toBeVisible();
  await expect(heading(page, "How is a riddle made")).toBeInViewport();
});

test("A jump within the page expands its target", async ({ page }) => {
  await openLook(page);
  await page.evaluate(() => {
    location.hash = "cost";
  });
  await expect(page.getByText("Nothing.")).toBeVisible();
  await expect(heading(page, "What does it cost?")).toBeInViewport();
});

test("An unknown anchor expands nothing", async ({ page }) => {
  await openLook(page, "dark", "#nothing");
  await expect(page.locator("#folds [aria-expanded=true]")).toHaveCount(0);
});

test("A find-in-page match expands its item", async ({ page }) => {
  await openLook(page);
  const hidden = page.locator("#folds [hidden]", { hasText: made });
  await expect(hidden).toHaveAttribute("hidden", "until-found");
  await hidden.dispatchEvent("beforematch", { bubbles: true });
  await expect(page.getByText(made)).toBeVisible();
  await expect(heading(page, "How is a riddle made")).toHaveAttribute("aria-expanded", "true");
});

test("On paper, every item is expanded", async ({ page }) => {
  await openLook(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(made)).toBeVisible();
  await expect(page.getByText("Nothing.")).toBeVisible();
});

for (const theme of themes) {
  test(`axe finds no violations in an expanded item, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLook(page, theme, "#how-made");
    await expect(page.getByText(made)).toBeVisible();
    await expectNoViolations(page, "#folds");
  });
}
