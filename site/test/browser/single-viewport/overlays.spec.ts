import { expect, test, type Page } from "@playwright/test";
import { openStyleguide } from "../styleguide.ts";
import { collectErrors, hydrated, withMotion } from "../support.ts";

test.use(withMotion);

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

test("Tab stays within each dialog and the panel, forwards and backwards, and Escape returns the focus", async ({
  page,
}) => {
  const trouble = collectErrors(page);
  for (const [section, button] of [
    ["dialogs", "Short dialog"],
    ["dialogs", "Described dialog"],
    ["dialogs", "Long dialog"],
    ["panel", "Open the panel"],
  ] as const) {
    if (!page.url().endsWith(section)) await openStyleguide(page, section);
    const opener = page.getByRole("button", { name: button });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await staysWithin(page, "Tab", 5), button).toBe(true);
    expect(await staysWithin(page, "Shift+Tab", 5), button).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener).toBeFocused();
  }
  expect(trouble).toEqual([]);
});

test("A dialog taller than the screen starts at its top and scrolls by key to its end", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await openStyleguide(page, "dialogs");
  await page.getByRole("button", { name: "Long dialog" }).click();
  await expect(page.getByRole("heading", { name: "A dialog longer than the screen" })).toBeInViewport();
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "Close" })).toBeInViewport();
});

test("An entry of the panel navigates and closes it, and the focus doesn't return to the old page", async ({
  page,
}) => {
  await openStyleguide(page, "panel");
  await page.getByRole("button", { name: "Open the panel" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Today's riddle" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
});

test("How It Works returns the focus to its button, even if its code loads late", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const gate = Promise.withResolvers<undefined>();
  await page.route("**/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  const button = page.getByRole("button", { name: "How it Works" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
  gate.resolve(undefined);
  await expect(page.getByRole("dialog", { name: "How it Works" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

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
