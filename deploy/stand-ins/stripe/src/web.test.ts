import type { Stripe } from "stripe";
import { askAs } from "@wordlehint/stand-in-kit/testing/ask-as";
import { addPrices, beginSubscription, keys, useStripe } from "./test-support/use-stripe.ts";

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

  it("takes the payment once, however often it is answered, and shows nothing to who doesn't know the secret", async () => {
    const { intent, url, answer } = await askForAuthentication();
    expect((await answer("complete", "pi_secret_wrong")).status).toBe(404);
    await Promise.all([answer("complete"), answer("complete")]);
    expect(locationOf(await answer("fail"))).toMatchObject({ redirect_status: "succeeded" });
    expect(locationOf(await open(url))).toMatchObject({ redirect_status: "succeeded" });
    expect((await stripe.client.charges.list({ payment_intent: intent })).data).toHaveLength(1);
  });

  it("can be left, and another card used instead", async () => {
    const { subscription, intent } = await askForAuthentication();
    await stripe.client.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    expect((await stripe.client.subscriptions.retrieve(subscription.id)).status).toBe("active");
  });

  it("leads back with a failure where the bank declines after it", async () => {
    const { intent, answer } = await askForAuthentication("pm_card_threeDSecureRequiredChargeDeclined");
    expect(locationOf(await answer("complete"))).toMatchObject({ redirect_status: "failed" });
    expect(await stripe.client.paymentIntents.retrieve(intent)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "card_declined" },
    });
  });

  it("saves a card so that renewals need no authentication", async () => {
    const clock = await stripe.client.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
    const { id: customer } = await stripe.client.customers.create({ test_clock: clock.id });
    const { subscription, intent, secret } = await beginSubscription(stripe.client, monthly.id, customer);
    await stripe.client.paymentIntents.confirm(intent, {
      payment_method: "pm_card_authenticationRequiredOnSetup",
      return_url: returnUrl,
    });
    await open(`/3ds/${intent}`, { client_secret: secret, outcome: "complete" });
    await stripe.client.testHelpers.testClocks.advance(clock.id, {
      frozen_time: 1_800_000_000 + 35 * 24 * 3600,
    });
    expect((await stripe.client.subscriptions.retrieve(subscription.id)).status).toBe("active");
    expect((await stripe.client.invoices.list({ customer, status: "paid" })).data).toHaveLength(2);
  });

  it("is that of a card which is saved without a payment, too", async () => {
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
  it.each(["/v3/", "/v3", "/endive/stripe.js"])("is at %s, for every site", async (path) => {
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

  it("cancels and resumes, and takes another card, as far as its configuration allows", async () => {
    const { id: configuration } = await stripe.client.billingPortal.configurations.create({
      features: { payment_method_update: { enabled: true }, subscription_cancel: { enabled: true } },
    });
    const { customer, subscription, answer } = await askForAuthentication();
    await answer("complete");
    const { url } = await stripe.client.billingPortal.sessions.create({
      customer,
      return_url: "https://site.test/profile",
    });
    expect(await (await open(url)).text()).toContain('href="https://site.test/profile"');
    const isCancelled = async () =>
      (await stripe.client.subscriptions.retrieve(subscription.id)).cancel_at_period_end;
    await open(url, { action: "cancel", subscription: subscription.id });
    expect(await isCancelled()).toBe(true);
    await open(url, { action: "resume", subscription: subscription.id });
    expect(await isCancelled()).toBe(false);

    await open(url, { action: "add-card" });
    const [, secret = ""] = /data-client-secret="(seti_[^"]+)"/.exec(await (await open(url)).text()) ?? [];
    const id = secret.split("_secret_")[0] ?? "";
    const { payment_method: method } = await stripe.client.setupIntents.confirm(id, {
      payment_method: "pm_card_mastercard",
    });
    await open(`${url}?setup_intent=${id}`);
    const { default_payment_method: used } = await stripe.client.subscriptions.retrieve(subscription.id);
    expect(used).toBe(method);

    await stripe.client.billingPortal.configurations.update(configuration, {
      features: { subscription_cancel: { enabled: false } },
    });
    await open(url, { action: "cancel", subscription: subscription.id });
    expect(await isCancelled()).toBe(false);
    expect((await open("/p/session/test_wrong")).status).toBe(404);
  });
});

describe("A page whose name was made to lead to this machine", () => {
  const rebound = "rebind.evil.example:31040";

  it.each([
    ["POST", "/_control/clock/advance"],
    ["GET", "/_control/mode"],
    ["GET", "/v3/"],
    ["GET", "/v1/customers"],
  ])("is told and does nothing here: %s %s", async (method, path) => {
    const { status, body } = await askAs(rebound, stripe.url + path, { method });
    expect([status, body]).toEqual([400, expect.stringContaining("another name")]);
  });

  it.each(["localhost:8040", "127.0.0.1:8040", "stripe:8040", "payments.test"])(
    "is none that asks for %s",
    async (host) => {
      const headers = { authorization: `Bearer ${keys.secretKey}` };
      for (const path of ["/_control/mode", "/v1/customers"])
        expect(await askAs(host, stripe.url + path, { headers })).toMatchObject({ status: 200 });
    },
  );
});
