import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stripe } from "stripe";
import { startStripe, type StripeServer } from "../server.ts";

export const keys = { secretKey: "sk_test_of_tests", publishableKey: "pk_test_of_tests" };

export type StripeUnderTest = {
  /** The official client. */
  client: Stripe;
  url: string;
  /** A call by a browser's key, which the official client doesn't make. */
  asBrowser(path: string, params?: Record<string, string>): Promise<Response>;
  control(path: string, init?: { method: string; body: object }): Promise<Record<string, unknown>>;
  /** Ends the server and starts it again, with its data and on another port. */
  restart(): Promise<void>;
};

/** For the tests of one file: a server of its own for each test. */
export function useStripe(): StripeUnderTest {
  let dir: string;
  let server: StripeServer;
  const open = async () => {
    server = await startStripe({
      host: "127.0.0.1",
      port: 0,
      dir,
      keys,
      allowedHosts: new Set(["payments.test"]),
    });
    stripe.url = server.url;
    stripe.client = clientOf(server.url);
  };
  const stripe: StripeUnderTest = {
    client: clientOf("http://127.0.0.1:9"),
    url: "",
    asBrowser: (path, params) =>
      fetch(`${server.url}${path}`, {
        method: params ? "POST" : "GET",
        headers: { authorization: `Bearer ${keys.publishableKey}` },
        ...(params && { body: new URLSearchParams(params) }),
      }),
    control: async (path, init) => {
      const response = await fetch(`${server.url}/_control/${path}`, {
        ...(init && { method: init.method, body: JSON.stringify(init.body) }),
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as Record<string, unknown>;
    },
    restart: async () => {
      await server.close();
      await open();
    },
  };
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), "stripe-"));
    await open();
  });
  afterEach(async () => {
    await server.close();
    rmSync(dir, { recursive: true });
  });
  return stripe;
}

export function clientOf(url: string, key = keys.secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: "http",
    maxNetworkRetries: 0,
    timeout: 5000,
  });
}

/** A product with a monthly and a yearly price. */
export async function addPrices(client: Stripe) {
  const product = await client.products.create({ name: "Premium" });
  const price = (interval: "month" | "year", unit_amount: number) =>
    client.prices.create({
      product: product.id,
      currency: "usd",
      unit_amount,
      recurring: { interval },
      nickname: "Premium",
    });
  return { product, monthly: await price("month", 377), yearly: await price("year", 3600) };
}

/** Begins a subscription as the product does: nothing is paid yet. */
export async function beginSubscription(client: Stripe, price: string, customer: string) {
  const subscription = await client.subscriptions.create({
    customer,
    items: [{ price }],
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    expand: ["latest_invoice.confirmation_secret"],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const secret = invoice.confirmation_secret?.client_secret ?? "";
  return { subscription, invoice, secret, intent: secret.split("_secret_")[0] ?? "" };
}
