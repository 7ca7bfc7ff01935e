import { Stripe } from "stripe";
import type { ApiMode, WebhookMode } from "@wordlehint/stripe-stand-in/modes";
import { standInMain } from "@wordlehint/local/paths";
import { freePort } from "./free-port.ts";
import { startProcess, type RunningProcess } from "./running-process.ts";

type Options = { times?: number; delayMs?: number; only?: string };

/** Controls of the local payments while they run. */
export type StripeControls = {
  /** The official client. */
  client: Stripe;
  /** Changes how its API behaves; `only` limits it to requests that begin so, such as `POST /v1/subscriptions`. */
  behave(mode: ApiMode, options?: Options): Promise<void>;
  /** Changes how webhooks are delivered; `only` limits it to types that begin so. */
  deliver(mode: WebhookMode, options?: Options): Promise<void>;
  /** Advances the account's time, so that the renewals and retries happen that are due until then. */
  advance(seconds: number): Promise<void>;
  /** Makes a payment of a customer's subscription fail now, like a renewal whose card is declined. */
  failPayment(customer: string): Promise<void>;
};

/** The local payments, as a process of its own. After a kill they start again with their data, at the same address. */
export type StripeProcess = RunningProcess &
  StripeControls & {
    /** For `STRIPE_API_URL`. */
    url: string;
    secretKey: string;
    publishableKey: string;
    /** Signs the webhooks of every endpoint. */
    webhookSecret: string;
  };

export async function startStripe({ dir }: { dir: string }): Promise<StripeProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const key = "of_tests_no_secret_at_all";
  const server = await startProcess({
    name: "stripe",
    args: [standInMain("stripe"), "--dir", dir, "--port", String(port)],
    env: { STRIPE_STAND_IN_KEY: key },
    ready: { line: /stripe ready on/ },
  });
  const secretKey = `sk_test_${key}`;
  return Object.assign(server, {
    url,
    secretKey,
    publishableKey: "pk_test_local",
    webhookSecret: `whsec_${key}`,
    ...controlStripe({ url, secretKey }),
  });
}

/** Controls local payments that run somewhere. */
export function controlStripe({ url, secretKey }: { url: string; secretKey: string }): StripeControls {
  const control = async (method: "POST" | "PUT", path: string, body: object) => {
    const response = await fetch(`${url}/_control/${path}`, { method, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const { hostname: host, port } = new URL(url);
  const client = new Stripe(secretKey, { host, port, protocol: "http" });
  return {
    client,
    behave: (mode, options = {}) => control("PUT", "mode", { api: { mode, ...options } }),
    deliver: (mode, options = {}) => control("PUT", "mode", { webhooks: { mode, ...options } }),
    advance: (seconds) => control("POST", "clock/advance", { seconds }),
    failPayment: async (customer) => {
      const [subscription] = (await client.subscriptions.list({ customer })).data;
      const { id: card } = await client.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
      const { status } = await client.subscriptions.update(subscription?.id ?? "", {
        default_payment_method: card,
        billing_cycle_anchor: { type: "now" },
        proration_behavior: "none",
      });
      if (status !== "past_due") throw new Error(`the subscription is ${status}`);
    },
  };
}
