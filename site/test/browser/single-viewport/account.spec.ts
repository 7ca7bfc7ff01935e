import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { signedInSchema } from "@wordlehint/contracts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const password = "Old1wordle";
const newPassword = "New1wordle";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1";

test("In the profile a player ends another session, changes the password while a second tab follows, downloads the data, and deletes the account", async ({
  context,
  page,
  request,
}) => {
  const email = `player-${randomUUID()}@example.org`;
  const signIn = (given: string) =>
    request.post("/api/auth/login", { data: { email, password: given }, headers: { "User-Agent": phone } });
  const statusOf = async (token: string) =>
    (await request.get("/api/user", { headers: { Authorization: `Bearer ${token}` } })).status();
  const storedToken = () => page.evaluate(() => localStorage.getItem("token"));
  const registered = await request.post("/api/auth/register", { data: { email, password } });
  const { token } = signedInSchema.parse(await registered.json());
  const elsewhere = signedInSchema.parse(await (await signIn(password)).json());

  await page.goto("/");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.reload();
  await page.getByRole("contentinfo").getByRole("button", { name: "Profile" }).click();
  const dialog = page.getByRole("dialog");
  const row = (name: string) => dialog.getByRole("button", { name, exact: true });
  await expect(dialog.getByText("Not verified yet")).toBeVisible();

  await test.step("the session elsewhere ends", async () => {
    await row("Where you're signed in").click();
    await expect(dialog.getByText("This device")).toBeVisible();
    await dialog.getByRole("button", { name: "Sign out Safari on iOS" }).click();
    await expect(page.getByText("Safari on iOS is signed out.", { exact: true })).toBeVisible();
    expect(await statusOf(elsewhere.token)).toBe(401);
    await dialog.getByRole("button", { name: "Back" }).click();
    await expect(row("Where you're signed in")).toBeFocused();
  });

  const tab = await context.newPage();
  const profileInTab = tab.getByRole("contentinfo").getByRole("button", { name: "Profile" });
  await tab.goto("/");
  await expect(profileInTab).toBeVisible();

  await test.step("a wrong password is said beside its field; the right one changes it, and the tab follows", async () => {
    await row("Change password").click();
    await dialog.getByLabel("Current password", { exact: true }).fill("Wrong1word");
    await dialog.getByLabel("New password", { exact: true }).fill(newPassword);
    await row("Change password").click();
    await expect(dialog.getByLabel("Current password", { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await dialog.getByLabel("Current password", { exact: true }).fill(password);
    await row("Change password").click();
    await expect(page.getByText("Password changed", { exact: true })).toBeVisible();
    expect(await storedToken()).not.toBe(token);
    expect(await statusOf(token)).toBe(401);
    await profileInTab.click();
    await expect(tab.getByRole("dialog", { name: "Profile" })).toContainText("Not verified yet");
  });

  await test.step("the data is saved as a file with its parts, once every service responds", async () => {
    let attempts = 0;
    await page.route("**/api/user/export", async (route) => {
      attempts += 1;
      if (attempts > 1) await route.fallback();
      else
        await route.fulfill({ status: 503, headers: { "Retry-After": "0" }, json: { message: "Not yet" } });
    });
    await row("Download your data").click();
    const downloading = page.waitForEvent("download");
    await row("Download").click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^wordlehint-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), "utf8")) as { parts: object };
    expect(data.parts).toHaveProperty("auth");
    await dialog.getByRole("button", { name: "Back" }).click();
    // Focusing the row may scroll the dialog; a click during the scroll could miss its target.
    await expect(row("Download your data")).toBeFocused();
  });

  await test.step("the account is deleted, here and in the other tab, and can't be signed in to", async () => {
    await row("Delete account").click();
    await dialog.getByLabel("Your password", { exact: true }).fill(newPassword);
    await row("Delete account").click();
    await expect(dialog.getByText("Tick this to delete your account.")).toBeVisible();
    await dialog.getByText("Delete my account for good", { exact: true }).click();
    await row("Delete account").click();
    await expect(page.getByText("Account deleted", { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await storedToken()).toBeNull();
    await expect(tab.getByRole("contentinfo").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect((await signIn(newPassword)).status()).toBe(401);
  });
});
