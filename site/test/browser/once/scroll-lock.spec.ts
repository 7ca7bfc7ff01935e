import { expect, test, type Page } from "@playwright/test";
import { openLook } from "../look.ts";

// Scroll bars that take space, as on most desktops; the test browser hides them by default.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

/** The left edges of elements that a vanishing scroll bar would move. */
function edges(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ["header a", "main h1", "#dialogs button", "footer"].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [selector, box?.left ?? NaN];
      }),
    ),
  );
}

const openers = [
  { name: "Short dialog", role: "dialog" },
  { name: "Open the panel", role: "dialog" },
  { name: "Menu", role: "menu" },
] as const;

test("The scroll bar of this browser takes space", async ({ page }) => {
  await openLook(page);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
});

for (const { name, role } of openers) {
  test(`${name}: nothing on the page moves when it opens or closes`, async ({ page }) => {
    await openLook(page);
    const opener = page.locator("#dialogs, #panel, #menus").getByRole("button", { name, exact: true });
    await opener.scrollIntoViewIfNeeded();
    const before = await edges(page);
    const top = await page.evaluate(() => scrollY);
    await opener.click();
    await expect(page.getByRole(role)).toBeVisible();
    expect(await edges(page)).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(page.getByRole(role)).toBeHidden();
    expect(await edges(page)).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
}

test("A select's list moves nothing either", async ({ page }) => {
  await openLook(page);
  const box = page.getByRole("combobox", { name: "Letter", exact: true });
  await box.scrollIntoViewIfNeeded();
  const before = await edges(page);
  await box.click();
  await expect(page.getByRole("listbox")).toBeVisible();
  expect(await edges(page)).toEqual(before);
});

test("Behind a dialog the page doesn't scroll; the dialog does", async ({ page }) => {
  await openLook(page);
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
  await openLook(page);
  await page.getByRole("button", { name: "Toast: Link copied" }).click();
  const toast = page.locator("[role=region] li");
  await expect(toast).toBeVisible();
  const before = await toast.boundingBox();
  await page.getByRole("button", { name: "Short dialog" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await toast.boundingBox()).toEqual(before);
});
