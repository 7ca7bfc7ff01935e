import { expect, test } from "@playwright/test";
import { makeAccount, newAddress, open, password, submitAuth } from "../accounts.ts";
import { expectNoViolations } from "../axe.ts";
import { linkIn, mailFound, mailTo } from "../mailbox.ts";

test("A visitor signs up, confirms by the mail's link, chooses how the mails come, and unsubscribes", async ({
  page,
}) => {
  const email = newAddress();
  await open(page, "/about");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Get daily hints" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await expectNoViolations(page, "dark", "main");

  const mail = await mailTo(email, /confirm/i);
  await open(page, linkIn(mail, "/confirm-subscription"));
  await expect(page).toHaveURL("/confirm-subscription");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expectNoViolations(page, "dark", "main");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are subscribed" })).toBeVisible();
  await expect(page.getByText("Welcome to WordleHint!", { exact: true })).toBeVisible();
  await expectNoViolations(page, "dark", "main");

  // The preferences come with the confirmation, and the same address leads to them again by mail.
  await page.getByRole("radio", { name: /three hints/ }).check();
  await page.getByRole("checkbox", { name: "Sunday" }).uncheck();
  await page.getByRole("combobox", { name: "Time zone" }).selectOption("Europe/Paris");
  await page.getByRole("button", { name: "Save preferences" }).click();
  await expect(page.getByText("Preferences saved", { exact: true })).toBeVisible();
  await open(page, "/about");
  await page.getByRole("button", { name: "Sign up another address" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Get daily hints" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  const known = await mailTo(email, /already|preferences/i);
  await open(page, linkIn(known, "/email-preferences"));
  await expect(page).toHaveURL("/email-preferences");
  await expect(page.getByRole("radio", { name: /three hints/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Sunday" })).not.toBeChecked();
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Paris");
  await expectNoViolations(page, "dark", "main");

  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are unsubscribed" })).toBeFocused();
  await open(page, linkIn(known, "/email-preferences"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn't work any more");
});

test("A player with a confirmed address is subscribed at once, and sees it in the profile", async ({
  page,
}) => {
  const email = newAddress();
  await makeAccount(page, email);
  await open(page, linkIn(await mailTo(email, /confirm your address/i), "/verify-email"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "Your email address is confirmed" })).toBeVisible();
  await open(page, "/auth?next=%2Fabout");
  await submitAuth(page, "Sign In", { email, password });
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("main").getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await page.getByRole("button", { name: "Get daily hints" }).click();
  await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();
  const toasts = page.getByRole("region", { name: /^Notifications/ });
  await expect(toasts.getByText("You'll receive daily Wordle hints at midnight ET.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Saturday" }).uncheck();
  await page.getByRole("button", { name: "Save preferences" }).click();
  await expect(page.getByText("Preferences saved", { exact: true })).toBeVisible();

  await page.getByRole("banner").getByRole("button", { name: email }).click();
  const profile = page.getByRole("dialog", { name: "Profile" });
  await expect(profile.getByText("6 days a week", { exact: true })).toBeVisible();
  await profile.getByRole("link", { name: "Change", exact: true }).click();
  await expect(page).toHaveURL("/email-preferences");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await open(page, "/unsubscribe");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are unsubscribed" })).toBeVisible();
});

test("A message of the contact form reaches the site, and its sender gets an acknowledgement", async ({
  page,
}) => {
  const email = newAddress();
  const subject = `A mistake, found by ${email}`;
  await open(page, "/contact");
  const form = page.getByRole("form", { name: "Write to us" });
  for (const [name, value] of [
    ["Name", "A Player"],
    ["Email", email],
    ["Subject", subject],
    ["Message", "The hint of March 5 names the word."],
  ] as const)
    await form.getByRole("textbox", { name }).fill(value);
  await expectNoViolations(page, "dark", "main");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent", { exact: true })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue("");
  const forwarded = await mailFound(`reply-to:${email}`, /./);
  expect(forwarded.Subject).toContain(subject);
  expect(forwarded.Text).toContain("The hint of March 5 names the word.");
  await mailTo(email, /./);
});

test("A forgotten password is replaced, from the click to the sign-in with the new one", async ({ page }) => {
  const email = newAddress();
  const chosen = "Another43y";
  await makeAccount(page, email);
  await open(page, "/auth");
  await page.getByRole("form", { name: "Sign In" }).getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Forgot Password?" }).click();
  await expect(page.getByText("Check your inbox", { exact: true })).toBeVisible();
  await open(page, linkIn(await mailTo(email, /new password/i), "/reset-password"));
  await page.getByLabel("New Password", { exact: true }).fill(chosen);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page).toHaveURL("/auth");
  await submitAuth(page, "Sign In", { email, password: chosen });
  await expect(page).toHaveURL("/");
});
