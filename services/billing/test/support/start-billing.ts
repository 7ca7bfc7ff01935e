import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import {
  billingSummarySchema,
  invoicesSchema,
  openSubscriptionSchema,
  type AccountAddress,
  type BillingSummary,
  type DomainEvent,
  type EventType,
  type OpenSubscription,
} from "@wordlehint/contracts";
import { eventually, startStripe, useService, type StripeProcess } from "@wordlehint/test-servers";
import { connectBus, createLog, newEvent, type Bus } from "@wordlehint/runtime";
import { callKey, startFakeAuth } from "@wordlehint/runtime/test-support/fake-auth";
import { newKey, signedBy } from "@wordlehint/runtime/test-support/signed-tokens";
import { createService } from "../../src/app.ts";
import { runCommand } from "../../src/cli/run-command.ts";
import { readConfig, type BillingConfig } from "../../src/config.ts";
import type { Overrides } from "../../src/context.ts";
import type { CustomerDocument } from "../../src/store/customer-model.ts";

const billing = useService("billing", {
  readConfig,
  createService: (config, overrides: Overrides = {}) => createService(config, { lookMs: 50, ...overrides }),
});

const { closeLater } = billing;

/** For the tests of one file: the local payments, which are started before them and stopped after them. */
export function useStripe(): () => StripeProcess {
  const dir = mkdtempSync(join(tmpdir(), "billing-stripe-"));
  let stripe: StripeProcess | undefined;
  beforeAll(async () => {
    stripe = await startStripe({ dir });
  });
  afterEach(async () => {
    await stripe?.behave("good");
    await stripe?.deliver("good");
  });
  afterAll(async () => {
    await stripe?.stop();
    rmSync(dir, { recursive: true, force: true });
  });
  return () => {
    if (!stripe) throw new Error("the local payments haven't started");
    return stripe;
  };
}

/** Starts the service with an auth service of its own, and has its account at the provider set up. */
export async function startBilling(stripe: StripeProcess, settings: Readonly<Record<string, string>> = {}) {
  const auth = await startAuth();
  const config = billing.config({
    AUTH_URL: auth.url,
    BILLING_TO_AUTH_KEY: callKey,
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    ...settings,
  });
  // The provider's time is moved, and never goes back: this is by how much it is ahead.
  const clock = { aheadMs: (await stripeTime(stripe)) - Date.now() };
  const overrides = { now: () => new Date(Date.now() + clock.aheadMs) };
  const service = await startReady(config, overrides);
  const command = async (...args: string[]) => {
    const printed: string[] = [];
    const env = environmentOf(config);
    const terminal = {
      input: Readable.from([]),
      print: (line: string) => void printed.push(line),
      printError: (text: string) => void printed.push(text),
    };
    return { code: await runCommand(args, { env, terminal }), printed: printed.join("\n") };
  };
  /** Moves the time of the provider and of the service. */
  const advance = async (days: number) => {
    const seconds = Math.round((days * dayMs) / 1000);
    clock.aheadMs += seconds * 1000;
    await stripe.advance(seconds);
  };
  const webhookUrl = `${service.url}/webhooks/stripe`;
  const connection = await billing.openDatabase(config);
  const bus = openBus(config);
  const player = (userId: string) =>
    new Player(service.url, userId, auth.tokenOf(userId), stripe, auth.accounts);
  return {
    ...service,
    config,
    auth,
    bus,
    command,
    webhookUrl,
    player,
    overrides,
    customers: connection.collection<CustomerDocument>("customers"),
    connection,
    setup: () => command("setup", "--webhook-url", webhookUrl),
    hear: <T extends EventType>(...types: T[]) => hear(config, ...types),
    advance,
    /** Moves the time to some hours after an instant. */
    advanceTo: (instant: string | null, { hours }: { hours: number }) =>
      advance((Date.parse(instant ?? "") - Date.now() - clock.aheadMs) / dayMs + hours / 24),
  };
}

const dayMs = 24 * 3_600_000;
let people = 0;

/** Returns the id of a new player. */
export const someone = (): string => `player-${process.pid}-${people++}`;

/** Starts the service, and sets its account at the provider up. */
export async function startSetUp(stripe: StripeProcess, settings?: Readonly<Record<string, string>>) {
  const billing = await startBilling(stripe, settings);
  expect((await billing.setup()).code).toBe(0);
  const { client } = stripe;
  const customerOf = async ({ userId }: Player) =>
    (await billing.customers.findOne({ _id: userId }))?.stripeCustomerId ?? "";
  const subscriptionOf = async (player: Player) =>
    (await client.subscriptions.list({ customer: await customerOf(player) })).data[0]?.id ?? "";
  return {
    ...billing,
    /** The provider's id of a player's customer. */
    customerOf,
    /** The provider's id of a player's present subscription. */
    subscriptionOf,
    /** The charges of a player, the latest first. */
    chargesOf: async (player: Player) =>
      (await client.charges.list({ customer: await customerOf(player) })).data,
    /** The amounts of a player's charges, the latest first. */
    amountsOf: async (player: Player) =>
      (await client.charges.list({ customer: await customerOf(player) })).data.map(({ amount }) => amount),
    invoicesOf: async (player: Player) =>
      invoicesSchema.parse(await (await player.ask("GET", "/api/billing/invoices")).json()).invoices,
    /** Asks for a player's personal data, as the auth service does. */
    exportOf: (userId: string) =>
      billing.get(`/internal/personal-data/${userId}`, {
        headers: { authorization: `Bearer ${billing.config.AUTH_TO_BILLING_KEY}` },
      }),
    /** Has the next payments of a player made with a card of the provider's tests. */
    replaceCard: async (player: Player, card: string) => {
      const { id } = await client.paymentMethods.attach(card, { customer: await customerOf(player) });
      await client.subscriptions.update(await subscriptionOf(player), { default_payment_method: id });
    },
    /** Deletes a player's account, and returns the event that says so. */
    deleteAccount: async ({ userId, email }: Player) => {
      billing.auth.accounts.delete(userId);
      const deleted = newEvent("user.deleted", userId, { userId, email }, new Date());
      await billing.bus.publish(deleted);
      return deleted;
    },
  };
}

/** A card with which later payments fail. */
export const failsLater = "pm_card_chargeCustomerFail";

export type BillingService = Awaited<ReturnType<typeof startBilling>>;

/** Starts a replica, and waits until it is ready. */
export async function startReady(config: BillingConfig, overrides: Overrides = {}) {
  const service = await billing.start(config, overrides);
  await eventually(async () => expect((await service.getAdmin("/readyz")).status).toBe(200));
  return service;
}

async function stripeTime(stripe: StripeProcess): Promise<number> {
  const { now } = (await (await fetch(`${stripe.url}/_control/clock`)).json()) as { now: number };
  return now * 1000;
}

function environmentOf(config: BillingConfig): Record<string, string> {
  return Object.fromEntries(
    Object.entries(config).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
    ),
  );
}

/** An auth service that has signed the tokens of `tokenOf`, and knows the addresses of `accounts`. */
async function startAuth() {
  const { server, keys } = await startFakeAuth();
  closeLater({ close: () => server.stop() });
  const accounts = new Map<string, AccountAddress>();
  const respond = server.handler;
  server.handler = (req, res) => {
    const [, userId] = /^\/internal\/accounts\/([^/?]+)$/.exec(req.url ?? "") ?? [];
    if (userId === undefined) {
      respond(req, res);
      return;
    }
    const account = accounts.get(userId);
    res.writeHead(account ? 200 : 404, { "content-type": "application/json" });
    res.end(JSON.stringify(account ?? {}));
  };
  const exp = Math.floor(Date.now() / 1000) + 10 * 365 * 24 * 3600;
  return {
    url: server.url,
    accounts,
    tokenOf: (userId: string) => signedBy(keys[0] ?? newKey(), { sub: userId, exp }),
  };
}

/** A signed-in player with a browser. */
export class Player {
  readonly userId: string;
  readonly email: string;
  readonly #url: string;
  readonly #token: string;
  readonly #stripe: StripeProcess;

  constructor(
    url: string,
    userId: string,
    token: string,
    stripe: StripeProcess,
    accounts: Map<string, AccountAddress>,
  ) {
    this.userId = userId;
    this.email = `${userId}@example.org`;
    this.#url = url;
    this.#token = token;
    this.#stripe = stripe;
    accounts.set(userId, { email: this.email, verifiedAt: null });
  }

  /** Sends a request, again while the service doesn't know who is signed in. */
  ask(
    method: string,
    path: string,
    body?: object,
    url = this.#url,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return eventually(async () => {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${this.#token}`,
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (response.status === 503) {
        const text = await response.clone().text();
        if (text.includes("This doesn't work right now")) throw new Error(text);
      }
      return response;
    });
  }

  async begin(body?: object, url?: string): Promise<OpenSubscription> {
    const response = await this.ask("POST", "/api/get-or-create-subscription", body, url);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return openSubscriptionSchema.parse(await response.json());
  }

  /** Pays in the browser. */
  pay = ({ clientSecret }: { clientSecret: string }, card = "pm_card_visa") =>
    this.#stripe.client.paymentIntents.confirm(intentOf(clientSecret), {
      payment_method: card,
      return_url: "https://wordle.example/subscribe",
    });

  async summary(method = "GET", path = "/api/billing/summary", body?: object): Promise<BillingSummary> {
    const response = await this.ask(method, path, body);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return billingSummarySchema.parse(await response.json());
  }

  refresh = () => this.summary("POST", "/api/billing/refresh");

  /** Subscribes, and waits until Premium is there. */
  async subscribe(body?: object, card?: string): Promise<BillingSummary> {
    await this.pay(await this.begin(body), card);
    return eventually(async () => {
      const summary = await this.summary();
      expect(summary.status).toBe("active");
      return summary;
    });
  }
}

export const intentOf = (clientSecret: string): string => clientSecret.split("_secret", 1)[0] ?? "";

function openBus(config: BillingConfig): Bus {
  return closeLater(
    connectBus({
      url: config.NATS_URL,
      namespace: config.BUS_NAMESPACE,
      replicas: 1,
      service: "listener",
      log: createLog({ service: "listener", level: "silent" }),
    }),
  );
}

/** The events of the service: those published so far, and those to come as they arrive. */
function hear<T extends EventType>(config: BillingConfig, ...types: T[]): DomainEvent<T>[] {
  const heard: DomainEvent<T>[] = [];
  openBus(config).consume({
    durable: "listener",
    types,
    handle: (event) => {
      heard.push(event);
      return Promise.resolve();
    },
    quarantine: { keep: () => Promise.resolve() },
  });
  return heard;
}
