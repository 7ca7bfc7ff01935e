import { expect, type Page } from "@playwright/test";
import { controlStripe, type StripeControls } from "@wordlehint/test-servers";
import { makeAccount, newAddress, open } from "./accounts.ts";
import { shellReady } from "./shell.ts";

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

/** The local payments of the product. */
export function payments(): StripeControls {
  const { STRIPE_URL: url, STRIPE_KEY: secretKey } = process.env;
  if (!url || !secretKey) throw new Error("set STRIPE_URL and STRIPE_KEY to those of the product's payments");
  return controlStripe({ url, secretKey });
}

/** The id of a player's customer at the provider. */
export async function customerOf(email: string): Promise<string> {
  const { data } = await payments().client.customers.list({ email });
  expect(data).toHaveLength(1);
  return data[0]?.id ?? "";
}

/** The amounts that a player has been charged, each with what was given back of it. */
export async function chargesOf(email: string): Promise<{ amount: number; refunded: number }[]> {
  const { data } = await payments().client.charges.list({ customer: await customerOf(email) });
  return data
    .filter(({ paid }) => paid)
    .map(({ amount, amount_refunded: refunded }) => ({ amount, refunded }));
}

/** Signs a new player in. */
export async function signInNew(page: Page): Promise<{ email: string; token: string }> {
  const email = newAddress();
  const token = await makeAccount(page, email);
  await open(page, "/about");
  await page.evaluate((stored) => localStorage.setItem("token", stored), token);
  return { email, token };
}

/** Signs a new player in, and opens the page to pay. Returns the player's address. */
export async function openCheckout(page: Page): Promise<string> {
  const { email } = await signInNew(page);
  await open(page, "/subscribe");
  await expect(page.getByRole("button", { name: payName })).toBeVisible();
  return email;
}

/** Signs a new player in who pays for Premium at the provider. Returns the player's address. */
export async function subscribe(page: Page): Promise<string> {
  const { email, token } = await signInNew(page);
  const headers = { authorization: `Bearer ${token}` };
  const begun = await page.request.post("/api/get-or-create-subscription", { headers });
  const { clientSecret } = (await begun.json()) as { clientSecret: string };
  await payments().client.paymentIntents.confirm(clientSecret.split("_secret", 1)[0] ?? "", {
    payment_method: "pm_card_visa",
    return_url: "https://example.org",
  });
  await expect
    .poll(async () => {
      const user = (await (await page.request.get("/api/user", { headers })).json()) as object;
      return user;
    })
    .toMatchObject({ isSubscribed: true });
  return email;
}

/** Opens the view of the subscription in the profile, and returns it. */
export async function openSubscription(page: Page) {
  await page.getByRole("contentinfo").getByRole("button", { name: "Profile" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Your subscription" }).click();
  return page.getByRole("dialog", { name: "Your subscription" });
}

/** Keeps the provider's script from the page, as a blocker in the browser does, until the returned function is called. */
export async function blockProvider(page: Page): Promise<() => Promise<void>> {
  const { port } = new URL(process.env.STRIPE_URL ?? "");
  const isProviders = (url: URL) => url.port === port;
  await page.route(isProviders, (route) => route.abort("blockedbyclient"));
  return () => page.unroute(isProviders);
}

/** Fills the provider's form in. */
export async function fillCard(page: Page, number: string): Promise<void> {
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

/** Waits for the home page after a payment: a new document without the provider's script, with the message of success. */
export async function expectPremium(page: Page): Promise<void> {
  await expect(page).toHaveURL("/");
  // The home page first appears in the document of the payment form, and is then loaded anew.
  const { port } = new URL(process.env.STRIPE_URL ?? "");
  await expect(page.locator(`script[src*=":${port}/"]`)).toHaveCount(0);
  await shellReady(page);
  await expect(
    page.getByText("You are now subscribed to the ad-free experience!", { exact: true }),
  ).toBeVisible();
}

/** Returns whether the document holds a script of another origin. */
export function hasForeignScript(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Array.from(document.scripts).some(({ src }) => src !== "" && new URL(src).origin !== location.origin),
  );
}
