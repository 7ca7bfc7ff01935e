import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stripe } from "stripe";
import type { RunningServer } from "@wordlehint/stand-in-kit/start-server";
import { startStripe } from "../server.ts";

export const keys = { secretKey: "sk_test_of_tests", publishableKey: "pk_test_of_tests" };

export type StripeUnderTest = {
  /** The official client. */
  client: Stripe;
  url: string;
  /** Calls the API with a browser's key, which the official client doesn't do. */
  asBrowser(path: string, params?: Record<string, string>): Promise<Response>;
  control(path: string, init?: { method: string; body: object }): Promise<Record<string, unknown>>;
  /** Moves the account's time to an instant, in seconds. */
  advanceTo(seconds: number): Promise<void>;
  /** Stops the server and starts it again, with its data and on another port. */
  restart(): Promise<void>;
};

/** Starts a server of its own for each test of a file. */
export function useStripe(): StripeUnderTest {
  let dir: string;
  let server: RunningServer;
  const open = async () => {
    const allowedHosts = new Set(["payments.test"]);
    server = await startStripe({ host: "127.0.0.1", port: 0, dir, keys, allowedHosts });
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
    advanceTo: async (seconds) => {
      const { now } = await stripe.control("clock");
      const body = { seconds: seconds - Number(now) };
      await stripe.control("clock/advance", { method: "POST", body });
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
  const { hostname: host, port } = new URL(url);
  return new Stripe(key, { host, port, protocol: "http", maxNetworkRetries: 0, timeout: 5000 });
}

/** Makes a product with a monthly and a yearly price. */
export async function addPrices(client: Stripe) {
  const { id: product } = await client.products.create({ name: "Premium" });
  const price = (interval: "month" | "year", unit_amount: number) =>
    client.prices.create({ product, currency: "usd", unit_amount, recurring: { interval } });
  return { monthly: await price("month", 377), yearly: await price("year", 3600) };
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
