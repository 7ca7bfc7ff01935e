import { expect, type Page } from "@playwright/test";
import { makeAccount, newAddress, open } from "./accounts.ts";

/** Numbers of Stripe's test cards, by what becomes of a payment. */
export const testCards = {
  accepted: "4242424242424242",
  declined: "4000000000000002",
  insufficientFunds: "4000000000009995",
  asksTheBank: "4000000000003220",
  /** Of another bank, for a change of the card. */
  mastercard: "5555555555554444",
} as const;

export const payName = "Subscribe Now - $3.77/month";

/** Signs a new player in, and opens the page to pay. Returns the player's address. */
export async function openCheckout(page: Page): Promise<string> {
  const email = newAddress();
  const token = await makeAccount(page, email);
  await open(page, "/about");
  await page.evaluate((stored) => localStorage.setItem("token", stored), token);
  await open(page, "/subscribe");
  await expect(page.getByRole("button", { name: payName })).toBeVisible();
  return email;
}

/** Fills the provider's form in. */
async function fillCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await frame.getByLabel("Card number").fill(number);
  await frame.getByLabel("Expiration date").fill("12 / 34");
  await frame.getByLabel("Security code").fill("123");
}

/** Pays with a card. */
export async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole("button", { name: payName }).click();
}

/** Waits until the page says that Premium is bought and has led home. */
export async function expectPremium(page: Page): Promise<void> {
  await expect(page).toHaveURL("/");
  await expect(
    page.getByText("You are now subscribed to the ad-free experience!", { exact: true }),
  ).toBeVisible();
}

/** Whether the document holds a script of another origin. */
export function hasForeignScript(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Array.from(document.scripts).some(({ src }) => src !== "" && new URL(src).origin !== location.origin),
  );
}
