import { expect, test } from "@playwright/test";
import { makeAccount, newAddress, open, password, storedToken, submitAuth } from "../accounts.ts";
import { expectNoViolations } from "../axe.ts";
import { layoutShift } from "../shell.ts";

test("A dead auth service loses nothing that was typed; once it is back, the same form signs in", async ({
  page,
}) => {
  const email = newAddress();
  await makeAccount(page, email);
  await open(page, "/auth");
  await page.route("**/api/auth/login", (route) => route.abort());
  await submitAuth(page, "Sign In", { email, password });
  const form = page.getByRole("form", { name: "Sign In" });
  await expect(form.getByText(/The server can't be reached/)).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(form.getByLabel("Password", { exact: true })).toHaveValue(password);
  await expectNoViolations(page, "dark", "main");
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await expectNoViolations(page, "light", "main");

  await page.unroute("**/api/auth/login");
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/login")) sent += 1;
  });
  await form.getByRole("button", { name: "Sign In" }).dblclick();
  await expect(page).toHaveURL("/");
  expect(sent).toBe(1);
});

test("A token that was revoked elsewhere, or has expired, ends the session at the next request", async ({
  page,
}) => {
  const email = newAddress();
  const footer = page.getByRole("contentinfo");
  const token = await makeAccount(page, email);
  await open(page, "/");
  await page.evaluate((stored) => localStorage.setItem("token", stored), token);
  await page.reload();
  await expect(footer.getByRole("button", { name: "Profile" })).toBeVisible();

  const authorization = `Bearer ${token}`;
  const ended = await page.request.post("/api/auth/logout", { headers: { authorization } });
  expect(ended.status()).toBe(204);
  await page.reload();
  await expect(footer.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  const parts = [
    { alg: "ES256", kid: "gone" },
    { sub: "1", exp: 1 },
  ];
  const expired = [...parts.map((part) => btoa(JSON.stringify(part)).replaceAll("=", "")), "c2ln"].join(".");
  await page.evaluate((stored) => localStorage.setItem("token", stored), expired);
  await page.reload();
  await expect(footer.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test("The form to create an account is the first thing that is painted at its address, and nothing moves", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const title = Array.from(document.querySelectorAll<HTMLElement>("main h1")).find((h1) =>
        h1.checkVisibility(),
      );
      if (title && seen.at(-1) !== title.innerText) seen.push(title.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, "/auth?register=true");
  await expect(page.getByRole("form", { name: "Create Account" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    "Create Account",
  ]);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test("An address that has an account already is kept for signing in", async ({ page }) => {
  const email = newAddress();
  await makeAccount(page, email);
  await open(page, "/auth?register=true");
  await submitAuth(page, "Create Account", { email, password });
  await page.getByRole("link", { name: `Sign in as ${email}` }).click();
  await expect(page).toHaveURL("/auth");
  const form = page.getByRole("form", { name: "Sign In" });
  await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(form.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});
