import type { Stripe } from "stripe";
import { addPrices, beginSubscription, useStripe } from "./test-support/use-stripe.ts";

const stripe = useStripe();
const returnUrl = "https://site.test/subscribe?from=3ds";
const open = (path: string, form?: Record<string, string>) =>
  fetch(new URL(path, stripe.url), {
    redirect: "manual",
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
let monthly: Stripe.Price;
beforeEach(async () => {
  ({ monthly } = await addPrices(stripe.client));
});

/** A payment that waits for its card's holder to authenticate. */
async function askForAuthentication(method = "pm_card_threeDSecure2Required") {
  const { id: customer } = await stripe.client.customers.create({ email: "ada@example.org" });
  const { subscription, invoice, intent, secret } = await beginSubscription(
    stripe.client,
    monthly.id,
    customer,
  );
  const { next_action: action } = await stripe.client.paymentIntents.confirm(intent, {
    payment_method: method,
    return_url: returnUrl,
  });
  const answer = (outcome: string, client_secret = secret) =>
    open(`/3ds/${intent}`, { client_secret, outcome });
  return { customer, subscription, invoice, intent, secret, url: action?.redirect_to_url?.url ?? "", answer };
}

const locationOf = (response: Response) => {
  const url = new URL(response.headers.get("location") ?? "about:blank");
  return {
    status: response.status,
    page: url.origin + url.pathname,
    ...Object.fromEntries(url.searchParams),
  };
};

describe("The page of 3-D Secure", () => {
  it.each([
    ["complete", "succeeded", "active"],
    ["fail", "failed", "incomplete"],
  ])("leads back after %s", async (outcome, redirectStatus, status) => {
    const { subscription, intent, secret, url, answer } = await askForAuthentication();
    const page = await (await open(url)).text();
    expect(page).toContain("a payment of $3.77");
    expect(locationOf(await answer(outcome))).toEqual({
      status: 303,
      page: "https://site.test/subscribe",
      from: "3ds",
      payment_intent: intent,
      payment_intent_client_secret: secret,
      redirect_status: redirectStatus,
    });
    expect((await stripe.client.subscriptions.retrieve(subscription.id)).status).toBe(status);
  });

  it("takes the payment once, however often it is completed, and only from a browser that knows the secret", async () => {
    const { url, answer } = await askForAuthentication();
    expect((await answer("complete", "pi_secret_wrong")).status).toBe(404);
    await Promise.all([answer("complete"), answer("complete")]);
    expect(locationOf(await answer("fail"))).toMatchObject({ redirect_status: "succeeded" });
    expect(locationOf(await open(url))).toMatchObject({ redirect_status: "succeeded" });
    expect((await stripe.client.charges.list()).data).toHaveLength(1);
  });

  it("can be left, and another card used instead", async () => {
    const { subscription, intent } = await askForAuthentication();
    await stripe.client.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    expect((await stripe.client.subscriptions.retrieve(subscription.id)).status).toBe("active");
  });

  it("leads back with a failure where the bank declines the payment after it", async () => {
    const { intent, answer } = await askForAuthentication("pm_card_threeDSecureRequiredChargeDeclined");
    expect(locationOf(await answer("complete"))).toMatchObject({ redirect_status: "failed" });
    expect(await stripe.client.paymentIntents.retrieve(intent)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "card_declined" },
    });
  });

  it("saves a card so that renewals need no authentication", async () => {
    const { customer, subscription, answer } = await askForAuthentication(
      "pm_card_authenticationRequiredOnSetup",
    );
    await answer("complete");
    await stripe.control("clock/advance", { method: "POST", body: { seconds: 35 * 24 * 3600 } });
    expect((await stripe.client.subscriptions.retrieve(subscription.id)).status).toBe("active");
    expect((await stripe.client.invoices.list({ customer, status: "paid" })).data).toHaveLength(2);
  });

  it("is shown for a card that is saved without a payment, too", async () => {
    const { id: customer } = await stripe.client.customers.create();
    const { id, client_secret } = await stripe.client.setupIntents.create({ customer });
    await stripe.client.setupIntents.confirm(id, {
      payment_method: "pm_card_threeDSecure2Required",
      return_url: returnUrl,
    });
    const answered = await open(`/3ds/${id}`, { client_secret: client_secret ?? "", outcome: "complete" });
    expect(locationOf(answered)).toMatchObject({ setup_intent: id, redirect_status: "succeeded" });
    expect((await stripe.client.customers.listPaymentMethods(customer)).data).toHaveLength(1);
  });
});

describe("The browser's script", () => {
  it.each(["/v3/", "/v3", "/endive/stripe.js"])("is served at %s to every site", async (path) => {
    const response = await open(path);
    expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await response.text()).toContain('Stripe.version = "endive"');
  });

  it("has a card's details typed into a frame that sends them nowhere else", async () => {
    const frame = await open("/elements/payment?parent=https://site.test");
    expect(frame.headers.get("content-security-policy")).toContain("connect-src 'self'");
    expect(frame.headers.get("content-security-policy")).toContain("form-action 'none'");
    const html = await frame.text();
    for (const label of ["Card number", "Expiration date", "Security code", "Country"])
      expect(html).toContain(label);
  });

  it("offers each country for a card once, by the code that it has now", async () => {
    const html = await (await open("/elements/payment?parent=https://site.test")).text();
    const options = Array.from(html.matchAll(/<option value="(..)"[^>]*>([^<]*)/g), ([, code, name]) => ({
      code,
      name,
    }));
    expect(options.length).toBeGreaterThan(200);
    expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
    expect(options).toContainEqual({ code: "DE", name: "Germany" });
    expect(options).toContainEqual({ code: "MM", name: "Myanmar (Burma)" });
  });
});

describe("An invoice", () => {
  it("has a page and a document", async () => {
    const { invoice } = await askForAuthentication();
    const page = await (await open(invoice.hosted_invoice_url ?? "")).text();
    expect(page).toContain("1 × Premium (at $3.77 / month)");
    const pdf = await open(invoice.invoice_pdf ?? "");
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(await pdf.text()).toMatch(/^%PDF-1\.4[\s\S]+Total: \$3\.77[\s\S]+%%EOF\s*$/);
    expect((await open("/invoice/in_none")).status).toBe(404);
  });
});

describe("The customer portal", () => {
  it("needs a configuration", async () => {
    const { id: customer } = await stripe.client.customers.create();
    await expect(stripe.client.billingPortal.sessions.create({ customer })).rejects.toThrow(
      "No configuration provided and your test mode default configuration has not been created",
    );
  });

  it("shows the subscription and its invoices, and takes another card", async () => {
    await stripe.client.billingPortal.configurations.create({
      features: { payment_method_update: { enabled: true }, invoice_history: { enabled: true } },
    });
    const { customer, subscription, invoice, answer } = await askForAuthentication();
    await answer("complete");
    const { url } = await stripe.client.billingPortal.sessions.create({
      customer,
      return_url: "https://site.test/profile",
    });
    const page = await (await open(url)).text();
    for (const part of ['href="https://site.test/profile"', "Renews on", invoice.hosted_invoice_url])
      expect(page).toContain(part);

    await open(url, { action: "add-card" });
    const [, secret = ""] = /data-client-secret="(seti_[^"]+)"/.exec(await (await open(url)).text()) ?? [];
    const id = secret.split("_secret_")[0] ?? "";
    const { payment_method: method } = await stripe.client.setupIntents.confirm(id, {
      payment_method: "pm_card_mastercard",
    });
    await open(`${url}?setup_intent=${id}`);
    const { default_payment_method: used } = await stripe.client.subscriptions.retrieve(subscription.id);
    expect(used).toBe(method);
    expect((await open("/p/session/test_wrong")).status).toBe(404);
  });
});
