import { expect, test } from "@playwright/test";
import { newAddress, open, password, storedToken, submitAuth } from "./accounts.ts";
import { expectNoViolations } from "./axe.ts";
import { sessionParts } from "./shell.ts";

test("A visitor creates an account, signs out and signs in again, while another tab follows", async ({
  page,
  context,
}) => {
  const email = newAddress();
  await open(page, "/");
  const other = await context.newPage();
  await open(other, "/auth");

  await test.step("the header's Sign Up leads to the form, which says what is wrong", async () => {
    const parts = await sessionParts(page);
    await parts.getByRole("link", { name: "Sign Up" }).click();
    await expect(page).toHaveURL("/auth?register=true");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Account");
    await submitAuth(page, "Create Account", { email: "player", password: "riddle" });
    const emailField = page.getByRole("textbox", { name: "Email" });
    await expect(emailField).toBeFocused();
    await expect(emailField).toHaveAccessibleDescription("Invalid email address");
    await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
    await expectNoViolations(page, "dark", "main");
  });

  await test.step("registering signs in, says so and leads home; the other tab leaves its form", async () => {
    await submitAuth(page, "Create Account", { email, password });
    await expect(
      page.getByText("Your account has been created successfully.", { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL("/");
    const parts = await sessionParts(page);
    await expect(parts.getByRole("link", { name: "Upgrade" })).toBeVisible();
    await expect(other).toHaveURL("/");
    await page.keyboard.press("Escape");
  });

  await test.step("a signed-in player is led away from the form", async () => {
    await page.goto("/auth?next=%2Fabout");
    await expect(page).toHaveURL("/about");
  });

  await test.step("signing out says so and leads to the form; the other tab is signed out as well", async () => {
    const parts = await sessionParts(page);
    await parts.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByText("You have been successfully logged out.", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/auth");
    expect(await storedToken(page)).toBeNull();
    await expect(other.getByRole("contentinfo").getByRole("link", { name: "Sign In" })).toBeVisible();
  });

  await test.step("signing in welcomes the player and leads on to where they wanted to go", async () => {
    await open(page, "/auth?next=%2Fprivacy");
    await submitAuth(page, "Sign In", { email, password });
    await expect(page.getByText("You have been successfully logged in.", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/privacy");
    await expect(other.getByRole("contentinfo").getByRole("button", { name: "Profile" })).toBeVisible();
  });
});
