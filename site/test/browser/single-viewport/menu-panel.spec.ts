import { expect, test } from "@playwright/test";
import { goTo, shellReady } from "../shell.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test("On a phone, the menu opens by key and keeps the focus; Escape, an entry and Back close it", async ({
  page,
}) => {
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  const panel = page.getByRole("dialog", { name: "Menu" });
  await page.goto("/");
  await shellReady(page);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();

  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Menu" })).toBeVisible();
  // It has some twenty stops, so that the focus goes round.
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();

  await goTo(page, "/404");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeAttached();
  await toggle.click();
  await panel.getByRole("link", { name: "Home", exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/");
  await expect(page.locator("main")).toBeFocused();

  await toggle.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/404");
});
