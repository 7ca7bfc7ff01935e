import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  billingSummarySchema,
  openSubscriptionSchema,
  signedInSchema,
  userSchema,
  type DomainEvent,
} from "@wordlehint/contracts";
import { services, urlVariable } from "@wordlehint/contracts/services";
import {
  eventually,
  startEmbeddedMongo,
  startNats,
  startStripe,
  type RunningProcess,
  type ServerProcess,
  type StripeProcess,
} from "@wordlehint/test-servers";
import { connectBus, createLog, type Bus } from "@wordlehint/runtime";
import { intentOf } from "./support/start-billing.ts";
import { startServiceProcess, type ServiceProcess } from "./support/service-process.ts";

/**
 * Kills billing, the accounts, the broker and the database in turn with SIGKILL while players pay and subscriptions
 * renew on the provider's moving clock: 50 kills during 500 checkouts with `CHAOS=full`, which `npm run chaos` sets, and
 * four during eight otherwise. `CHAOS_PLAYERS` is another number of checkouts.
 */
const isFull = process.env.CHAOS === "full";
const players = Number(process.env.CHAOS_PLAYERS ?? (isFull ? 500 : 8));
const kills = isFull ? 50 : 4;
/** After half of the checkouts and after all of them a month passes, during each of which some of the kills happen. */
const killsInMonth = isFull ? 5 : 1;
const stepsOfPlayer = 3;
const stepsToKill = Math.floor((players * stepsOfPlayer) / (kills - 2 * killsInMonth));
const atOnce = 5;
const price = 377;
const monthSeconds = 31 * 24 * 3600 + 2 * 3600;

let dir: string;
let stripe: StripeProcess;
let victims: readonly RunningProcess[];
let auth: ServiceProcess;
let billing: ServiceProcess;
let broker: ServerProcess;
let bus: Bus;
const activated: DomainEvent<"subscription.activated">[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "wordlehint-checkout-chaos-"));
  const [mongo, nats, provider] = await Promise.all([
    startEmbeddedMongo({ dir: join(dir, "mongo") }),
    startNats({ dir: join(dir, "nats") }),
    startStripe({ dir: join(dir, "stripe") }),
  ]);
  stripe = provider;
  broker = nats;
  const secret = "a secret of tests, no secret at all";
  const shared = {
    MONGODB_URL: mongo.url,
    NATS_URL: nats.url,
    BUS_NAMESPACE: "chaos",
    ...Object.fromEntries(services.billing.secrets.map((variable) => [variable, secret])),
  };
  auth = await startServiceProcess("auth", (url) => ({
    ...shared,
    MONGODB_DATABASE: "auth",
    ...Object.fromEntries(services.auth.secrets.map((variable) => [variable, secret])),
    ...Object.fromEntries(services.auth.calls.map((name) => [urlVariable(name), url])),
  }));
  billing = await startServiceProcess("billing", (url) => ({
    ...shared,
    MONGODB_DATABASE: "billing",
    AUTH_URL: auth.url,
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_WEBHOOK_URL: `${url}/webhooks/stripe`,
  }));
  victims = [billing, mongo, nats, auth];
  bus = connectBus({
    url: nats.url,
    namespace: "chaos",
    replicas: 1,
    service: "listener",
    log: createLog({ service: "listener", level: "silent" }),
  });
  bus.consume({
    durable: "listener",
    types: ["subscription.activated"],
    handle: (event) => Promise.resolve(void activated.push(event)),
    quarantine: { keep: () => Promise.resolve() },
  });
}, 180_000);

afterAll(async () => {
  await bus.close();
  await Promise.all([billing.stop(), auth.stop()]);
  await Promise.all([broker, stripe, ...victims].map((one) => one.stop()));
  await rm(dir, { recursive: true, force: true });
}, 60_000);

let requests = 0;
/** The address of a client of its own, none of which is limited. */
function anyAddress(): string {
  requests++;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
}

type Ask = { url: string; token?: string; body?: object };

/** Sends a request until there is a response that isn't about a service that is away. */
async function insist(method: "GET" | "POST", { url, token, body }: Ask): Promise<Response> {
  for (;;) {
    const response = await fetch(url, {
      method,
      headers: {
        "x-forwarded-for": anyAddress(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (response && response.status < 500) return response;
    await delay(50);
  }
}

/** Makes an account. If the response was lost, it is there already, and the player signs in. */
async function register(email: string): Promise<string> {
  const body = { email, password: "Quiet-Otter-71" };
  const made = await insist("POST", { url: `${auth.url}/api/auth/register`, body });
  const response =
    made.status === 409 ? await insist("POST", { url: `${auth.url}/api/auth/login`, body }) : made;
  return signedInSchema.parse(await response.json()).token;
}

const isSubscribed = async (token: string): Promise<boolean> => {
  const response = await insist("GET", { url: `${auth.url}/api/user`, token });
  return userSchema.parse(await response.json()).isSubscribed;
};

/** Opens the page to pay in two tabs at once. */
async function begin(token: string): Promise<string> {
  const url = `${billing.url}/api/get-or-create-subscription`;
  const tabs = await Promise.all([1, 2].map(() => insist("POST", { url, token })));
  const secrets = await Promise.all(
    tabs.map(async (response) => openSubscriptionSchema.parse(await response.json()).clientSecret),
  );
  expect(new Set(secrets).size).toBe(1);
  return secrets[0] ?? "";
}

async function pay(clientSecret: string): Promise<void> {
  const { status } = await stripe.client.paymentIntents.confirm(intentOf(clientSecret), {
    payment_method: "pm_card_visa",
    return_url: "https://wordle.example/subscribe",
  });
  expect(status).toBe("succeeded");
}

it(`charges each of ${players} players once for each month and announces each Premium once, when every process is killed again and again`, async () => {
  let killed = 0;
  let steps = 0;
  let killing = Promise.resolve();
  const kill = () => {
    const victim = victims[killed++ % victims.length];
    killing = killing.then(async () => {
      await victim?.kill("SIGKILL");
      await victim?.start();
    });
    return killing;
  };
  const countStep = () => {
    if (++steps % stepsToKill === 0) void kill();
  };
  const tokens = new Map<string, string>();
  const checkOut = async (email: string): Promise<void> => {
    const token = await register(email);
    countStep();
    tokens.set(email, token);
    const secret = await begin(token);
    countStep();
    await pay(secret);
    countStep();
  };
  const checkOutAll = async (emails: readonly string[]) => {
    const rest = emails.values();
    const turn = async () => {
      for (const email of rest) await checkOut(email);
    };
    await Promise.all(Array.from({ length: atOnce }, turn));
  };
  const passMonth = async () => {
    await stripe.advance(monthSeconds);
    for (let count = 0; count < killsInMonth; count++) await kill();
  };

  const emails = Array.from({ length: players }, (_, index) => `player-${index}@example.org`);
  const early = emails.slice(0, players / 2);
  await checkOutAll(early);
  await passMonth();
  await checkOutAll(emails.slice(early.length));
  await passMonth();
  await killing;
  expect(killed).toBeGreaterThanOrEqual(kills);

  await eventually(
    async () => {
      for (const [email, token] of tokens) {
        const hasPremium = await isSubscribed(token);
        expect({ email, hasPremium }).toEqual({ email, hasPremium: true });
      }
    },
    { withinMs: 300_000, everyMs: 1000 },
  );

  const charges = new Map<unknown, number[]>();
  for await (const { customer, amount, paid } of stripe.client.charges.list({ limit: 100 }))
    if (paid) charges.set(customer, [...(charges.get(customer) ?? []), amount]);
  const owners = new Map<unknown, string>();
  for await (const { id, email } of stripe.client.customers.list({ limit: 100 })) owners.set(id, email ?? "");
  const paidBy = Object.fromEntries(
    Array.from(charges, ([id, amounts]) => [owners.get(id) ?? "", amounts] as const),
  );
  const months = (email: string) => (early.includes(email) ? 3 : 2);
  expect(paidBy).toEqual(
    Object.fromEntries(emails.map((email) => [email, Array<number>(months(email)).fill(price)])),
  );

  // A consumer takes an event that is delivered twice for one.
  const announced = () =>
    [...new Map(activated.map((event) => [event.id, event.data.userId])).values()].sort();
  await eventually(
    () => {
      expect(new Set(announced()).size).toBe(players);
      expect(announced()).toHaveLength(players);
    },
    { withinMs: 60_000 },
  );

  // Billing knows of every renewal, whatever became of its message.
  const ends = new Map<string, number>();
  for await (const { customer, items } of stripe.client.subscriptions.list({ limit: 100 }))
    ends.set(owners.get(customer) ?? "", items.data[0]?.current_period_end ?? 0);
  await eventually(
    async () => {
      for (const [email, token] of tokens) {
        const response = await insist("GET", { url: `${billing.url}/api/billing/summary`, token });
        const { currentPeriodEnd } = billingSummarySchema.parse(await response.json());
        expect({ email, end: Date.parse(currentPeriodEnd ?? "") / 1000 }).toEqual({
          email,
          end: ends.get(email),
        });
      }
    },
    { withinMs: 400_000, everyMs: 2000 },
  );
  process.stdout.write(
    `${players} checkouts, ${Array.from(charges.values()).flat().length} payments, ${killed} kills\n`,
  );
}, 3_000_000);
