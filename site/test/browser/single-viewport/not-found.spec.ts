import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../axe.ts";
import { shellReady } from "../shell.ts";

test("An unknown address is answered with 404 and an accessible page, which leads home", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await shellReady(page);
  await expectNoViolations(page, "dark");
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await expectNoViolations(page, "light", "main");
  await page.getByRole("main").getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
});
