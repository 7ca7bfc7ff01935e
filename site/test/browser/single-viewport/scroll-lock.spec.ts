import { expect, test, type Page } from "@playwright/test";
import { edgesOf, expectSamePlace } from "../layout.ts";
import { openStyleguide } from "../styleguide.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

// Scroll bars that take space, as on most desktops; the test browser hides them by default.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

/** The left edges of elements that a vanishing scroll bar would move. */
function leftEdges(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ["header a", "main h1", "#dialogs button", "footer"].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().left ?? NaN,
    ),
  );
}

test("Nothing on the page moves when a dialog, the panel, a menu or a select's list opens or closes", async ({
  page,
}) => {
  await openStyleguide(page, "all");
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  for (const { opener, role } of [
    { opener: page.getByRole("button", { name: "Short dialog" }), role: "dialog" },
    { opener: page.getByRole("button", { name: "Open the panel" }), role: "dialog" },
    { opener: page.locator("#menus").getByRole("button", { name: "Menu", exact: true }), role: "menu" },
    { opener: page.getByRole("combobox", { name: "Letter", exact: true }), role: "listbox" },
  ] as const) {
    await opener.scrollIntoViewIfNeeded();
    const before = await leftEdges(page);
    const top = await page.evaluate(() => scrollY);
    await opener.click();
    await expect(page.getByRole(role)).toBeVisible();
    expectSamePlace(await leftEdges(page), before);
    await page.keyboard.press("Escape");
    await expect(page.getByRole(role)).toBeHidden();
    expectSamePlace(await leftEdges(page), before);
    expectSamePlace([await page.evaluate(() => scrollY)], [top]);
  }
});

test("Behind a dialog the page doesn't scroll; the dialog does", async ({ page }) => {
  await openStyleguide(page, "dialogs");
  await page.getByRole("button", { name: "Long dialog" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const top = await page.evaluate(() => scrollY);
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await dialog.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test("A toast keeps its place while a dialog opens over the page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStyleguide(page, "all");
  await page.getByRole("button", { name: "Toast: Link copied" }).click();
  const toast = page.locator("[role=region] li");
  await expect(toast).toBeVisible();
  const before = await edgesOf(toast);
  await page.getByRole("button", { name: "Short dialog" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expectSamePlace(await edgesOf(toast), before);
});
