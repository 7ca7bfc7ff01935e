import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { hydrated, collectErrors } from "./support.ts";

for (const theme of ["dark", "light"] as const) {
  for (const path of ["/", "/no-such-page"]) {
    test(`axe finds no violations on ${path} in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem("wordlehint-theme", name), theme);
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  }

  test(`axe finds no violations in the open dialog in the ${theme} theme`, async ({ page }) => {
    // While a dialog fades in, its text has less contrast.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((name) => localStorage.setItem("wordlehint-theme", name), theme);
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "How it Works" }).click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test("The keyboard reaches everything, and the first tab stop skips to the content", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "How it Works" })).toBeFocused();
});

test("Every control has a large enough touch target", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  for (const control of await page
    .locator("header a:visible, header button:visible, main button:visible, footer a")
    .all()) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await control.innerText()).toBeGreaterThanOrEqual(44);
  }
});

test("Without scripts, the riddle is readable", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
  await expect(page.locator("article h1 ~ p").first()).not.toBeEmpty();
  await context.close();
});

test("Using the page causes no console errors and no failed requests", async ({ page }) => {
  const trouble = collectErrors(page);
  // The last request of a load; a reload would abort it.
  const bait = page.waitForResponse("**/adsbygoogle.js");
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await page.getByRole("button", { name: "How it Works" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await (await bait).finished();
  await page.reload();
  await hydrated(page);
  expect(trouble).toEqual([]);
});
