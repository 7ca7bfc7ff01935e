import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations, openLook, themes } from "../look.ts";
import { collectErrors } from "../support.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });

test("The first tab is selected, and every panel's content is in the HTML", async ({ page }) => {
  const html = await (await page.request.get("/_look?guide=data")).text();
  for (const text of ["Five letters, six guesses.", "Out of the rhyme trap.", "Letters, counted."]) {
    expect(html).toContain(text);
  }
  await openLook(page);
  await expect(tab(page, "Fundamentals")).toHaveAttribute("aria-selected", "true");
  await expect(panel(page, "Fundamentals")).toBeVisible();
  await expect(page.getByText("Letters, counted.")).toBeHidden();
});

test("The selection is kept in the address; Back and Forward switch the tabs", async ({ page }) => {
  const trouble = collectErrors(page);
  await openLook(page);
  await tab(page, "Starting Words").click();
  await expect(page).toHaveURL(/\?guide=starting-words$/);
  await tab(page, "Data Analysis").click();
  await expect(page).toHaveURL(/\?guide=data$/);

  await page.goBack();
  await expect(panel(page, "Starting Words")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/_look\/?$/);
  await expect(panel(page, "Fundamentals")).toBeVisible();
  await page.goForward();
  await expect(panel(page, "Starting Words")).toBeVisible();
  await expect(tab(page, "Starting Words")).toHaveAttribute("aria-selected", "true");
  expect(trouble).toEqual([]);
});

test("Switching tabs, also by Back, keeps the scroll position", async ({ page }) => {
  await openLook(page);
  await tab(page, "Starting Words").scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await tab(page, "Starting Words").click();
  await expect(panel(page, "Starting Words")).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.goBack();
  await expect(panel(page, "Fundamentals")).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("An address with a tab selects it; an unknown tab is ignored", async ({ page }) => {
  await openLook(page, "dark", "?guide=data");
  await expect(panel(page, "Data Analysis")).toBeVisible();
  await page.goto("/_look?guide=%3Cscript%3E");
  await expect(panel(page, "Fundamentals")).toBeVisible();
});

test("Arrow keys move through tabs kept in the address, and Enter selects", async ({ page }) => {
  await openLook(page);
  await tab(page, "Fundamentals").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Starting Words")).toBeFocused();
  await expect(panel(page, "Fundamentals")).toBeVisible();
  await page.keyboard.press("End");
  await expect(tab(page, "Data Analysis")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Fundamentals")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Data Analysis")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page, "Data Analysis")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel(page, "Data Analysis")).toBeFocused();
});

test("Other tabs are selected by the arrow keys and leave the address alone", async ({ page }) => {
  await openLook(page);
  await tab(page, "One").focus();
  await page.keyboard.press("ArrowRight");
  await expect(panel(page, "Two")).toBeVisible();
  await expect(panel(page, "One")).toBeHidden();
  await expect(page).toHaveURL(/\/_look\/?$/);
});

test("A find-in-page match in a hidden panel shows it", async ({ page }) => {
  await openLook(page);
  const hidden = page.locator("[role=tabpanel][hidden]", { hasText: "Out of the rhyme trap." });
  await expect(hidden).toHaveAttribute("hidden", "until-found");
  await hidden.dispatchEvent("beforematch", { bubbles: true });
  await expect(panel(page, "Advanced Techniques")).toBeVisible();
  await expect(page).toHaveURL(/guide=advanced/);
});

test("On paper, every panel is shown below its label", async ({ page }) => {
  await openLook(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Five letters, six guesses.")).toBeVisible();
  await expect(page.getByText("Letters, counted.")).toBeVisible();
  await expect(page.getByRole("tablist").first()).toBeHidden();
});

test("Without scripts, every panel and accordion item is shown", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/_look");
  await expect(page.getByText("Letters, counted.")).toBeVisible();
  await expect(page.getByText("A word becomes a verse, and the verse is checked.")).toBeVisible();
  await context.close();
});

for (const theme of themes) {
  test(`axe finds no violations in the tabs, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLook(page, theme, "?guide=advanced");
    await expect(panel(page, "Advanced Techniques")).toBeVisible();
    await expectNoViolations(page, "#tabs");
  });
}
