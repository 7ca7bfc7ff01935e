import { expect, test } from "@playwright/test";
import { linkFor, makeAccount, newAddress, open, password, storedToken, submitAuth } from "../accounts.ts";
import { expectNoViolations } from "../axe.ts";
import { shellReady } from "../shell.ts";

test("A link for a new password works once, and ends the sessions of the account", async ({ page }) => {
  const email = newAddress();
  const chosen = "Another43y";
  const token = await makeAccount(page, email);
  await open(page, "/");
  await page.evaluate((stored) => localStorage.setItem("token", stored), token);

  const asked = await page.request.post("/api/auth/forgot-password", { data: { email } });
  expect(asked.status()).toBe(202);
  const link = await linkFor(email, "reset-password");
  const secret = link.split("token=")[1] ?? "";
  const told: string[] = [];
  page.on("request", async (request) => {
    const referrer = (await request.allHeaders().catch(() => null))?.referer ?? "";
    if (!request.isNavigationRequest() && (request.url() + referrer).includes(secret))
      told.push(request.url());
  });
  await open(page, link);
  await expect(page).toHaveURL("/reset-password");
  await page.reload();
  await shellReady(page);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const field = page.getByLabel("New Password", { exact: true });
  await field.fill(chosen);
  await field.press("Enter");
  await expect(page.getByText("Password reset successfully. Please log in.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/auth");
  expect(await storedToken(page)).toBeNull();
  expect(told).toEqual([]);
  const ended = await page.request.get("/api/user", { headers: { authorization: `Bearer ${token}` } });
  expect(ended.status()).toBe(401);

  await open(page, link);
  await field.fill(chosen);
  await field.press("Enter");
  const words = "This link is invalid or has expired. Ask for a new one.";
  await expect(page.getByRole("form").getByText(words)).toBeVisible();
  await expectNoViolations(page, "dark", "main");

  await page.getByRole("form").getByRole("link", { name: "Go to Login" }).click();
  await submitAuth(page, "Sign In", { email, password: chosen });
  await expect(page).toHaveURL("/");
});

test("A link that confirms an address does so by a press, says what it did, and says so again", async ({
  page,
}) => {
  const email = newAddress();
  await makeAccount(page, email);
  const link = await linkFor(email, "verify-email");
  let sent = 0;
  await page.route("**/api/auth/verify-email", async (route) => {
    sent += 1;
    await (sent === 1 ? route.abort() : route.continue());
  });
  await open(page, link);
  await expectNoViolations(page, "dark", "main");
  expect(sent).toBe(0);
  const confirm = page.getByRole("button", { name: "Confirm" });
  await confirm.click();
  await expect(page.getByText("Your link is still good.")).toBeVisible();
  await confirm.click();
  const heading = page.getByRole("heading", { name: "Your email address is confirmed" });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL("/verify-email");
  await page.reload();
  await expect(heading).toBeVisible();
  expect(sent).toBe(2);

  await open(page, link);
  await confirm.click();
  await expect(heading).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
});

test("The address that password managers know leads to the form to change the password", async ({ page }) => {
  const email = newAddress();
  await makeAccount(page, email);
  await open(page, "/.well-known/change-password");
  await submitAuth(page, "Sign In", { email, password });
  const form = page.getByRole("dialog", { name: "Change password" });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL("/");

  await open(page, "/.well-known/change-password");
  await expect(form).toBeVisible();
});

test("Without its token, the page for a new password says so, and leads to the login", async ({ page }) => {
  await open(page, "/reset-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid Reset Link");
  await page.getByRole("link", { name: "Go to Login" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In");
});
