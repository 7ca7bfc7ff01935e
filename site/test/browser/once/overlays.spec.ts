import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations, openLook, themes } from "../look.ts";
import { hydrated, collectErrors } from "../support.ts";

const viewports = [
  { name: "phone", width: 360, height: 740 },
  { name: "desktop", width: 1280, height: 800 },
];

/** Buttons of the look page, and the role of what each opens. */
const overlays = [
  { part: "#dialogs", button: "Short dialog", role: "dialog", name: "A short dialog" },
  { part: "#dialogs", button: "Described dialog", role: "dialog", name: "A dialog that says what it is for" },
  { part: "#dialogs", button: "Long dialog", role: "dialog", name: "A dialog longer than the screen" },
  { part: "#panel", button: "Open the panel", role: "dialog", name: "A panel" },
  { part: "#menus", button: "Menu", role: "menu", name: "Menu" },
] as const;

/** Presses Tab `times` times; returns whether the focus stayed in the dialog. */
async function staysWithin(page: Page, key: string, times: number): Promise<boolean> {
  for (let step = 0; step < times; step += 1) {
    await page.keyboard.press(key);
    const isWithin = await page.evaluate(
      () => document.querySelector("[role=dialog]")?.contains(document.activeElement) ?? false,
    );
    if (!isWithin) return false;
  }
  return true;
}

for (const { part, button, role, name } of overlays) {
  test(`${name}: a key opens it, Escape closes it, and the focus returns`, async ({ page }) => {
    const trouble = collectErrors(page);
    await openLook(page);
    const opener = page.locator(part).getByRole("button", { name: button, exact: true });
    const overlay = page.getByRole(role, { name });
    for (const key of ["Enter", "Space"]) {
      await opener.focus();
      await page.keyboard.press(key);
      await expect(overlay).toBeVisible();
      expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await expect(overlay).toBeHidden();
      await expect(opener).toBeFocused();
    }
    expect(trouble).toEqual([]);
  });

  test(`${name}: a press outside closes it`, async ({ page }) => {
    await openLook(page);
    const opener = page.locator(part).getByRole("button", { name: button, exact: true });
    await opener.click();
    await expect(page.getByRole(role, { name })).toBeVisible();
    await page.mouse.click(6, 300);
    await expect(page.getByRole(role, { name })).toBeHidden();
  });

  for (const theme of themes) {
    for (const viewport of viewports) {
      test(`${name}: axe finds no violations, ${theme}, on a ${viewport.name}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await openLook(page, theme);
        await page.locator(part).getByRole("button", { name: button, exact: true }).click();
        await expect(page.getByRole(role, { name })).toBeVisible();
        await expectNoViolations(page, `[role=${role}]`);
      });
    }
  }
}

for (const { button, name } of overlays.filter(({ role }) => role === "dialog")) {
  test(`${name}: Tab stays within it, forwards and backwards`, async ({ page }) => {
    await openLook(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    expect(await staysWithin(page, "Tab", 5)).toBe(true);
    expect(await staysWithin(page, "Shift+Tab", 5)).toBe(true);
  });

  test(`${name}: its Close button closes it`, async ({ page }) => {
    await openLook(page);
    const opener = page.getByRole("button", { name: button });
    await opener.click();
    await page.getByRole("dialog", { name }).getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog", { name })).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`${name}: the page behind it can't be reached`, async ({ page }) => {
    await openLook(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expect(page.getByRole("button", { name: button })).toBeHidden();
    await expect(page.locator("button", { hasText: button })).toBeVisible();
  });
}

test("A dialog's description is read with its heading, and there is no empty one elsewhere", async ({
  page,
}) => {
  await openLook(page);
  await page.getByRole("button", { name: "Described dialog" }).click();
  await expect(page.getByRole("dialog")).toHaveAccessibleDescription(
    "The description is read out with the heading.",
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Short dialog" }).click();
  await expect(page.getByRole("dialog")).toHaveAccessibleDescription("");
});

test("A dialog taller than the screen starts at its top and scrolls by key to its end", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await openLook(page);
  await page.getByRole("button", { name: "Long dialog" }).click();
  await expect(page.getByRole("heading", { name: "A dialog longer than the screen" })).toBeInViewport();
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "Close" })).toBeInViewport();
});

test("An entry of the panel navigates and closes it, and the focus doesn't return to the old page", async ({
  page,
}) => {
  await openLook(page);
  await page.getByRole("button", { name: "Open the panel" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Today's riddle" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
});

for (const { isSlow, when } of [
  { isSlow: false, when: "at once" },
  { isSlow: true, when: "late" },
]) {
  test(`How It Works returns the focus to its button, loaded ${when}`, async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const gate = Promise.withResolvers<undefined>();
    await page.route("**/*.js", async (route) => {
      if (isSlow) await gate.promise;
      await route.continue();
    });
    const button = page.getByRole("button", { name: "How it Works" });
    await button.focus();
    await page.keyboard.press("Enter");
    if (isSlow) {
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(button).toBeFocused();
    }
    gate.resolve(undefined);
    await expect(page.getByRole("dialog", { name: "How it Works" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });
}

test("A dialog whose code can't be loaded leaves the page usable, and opens at the next press", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  let isBroken = true;
  await page.route("**/*.js", (route) => (isBroken ? route.abort() : route.continue()));
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "How it Works" }).click();
  await failed;
  isBroken = false;
  await expect(async () => {
    await page.getByRole("button", { name: "How it Works" }).click();
    await expect(page.getByRole("dialog", { name: "How it Works" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
