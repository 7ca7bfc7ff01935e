import { eventually } from "@wordlehint/test-servers";
import Stripe from "stripe";
import { startBilling, startSetUp, useStripe, type BillingService } from "./support/start-billing.ts";

const stripe = useStripe();

const event = (over: object = {}) => ({
  id: "evt_1234",
  object: "event",
  type: "invoice.paid",
  data: { object: { object: "invoice", id: "in_1234", customer: "cus_unknown" } },
  ...over,
});
const nowSeconds = () => Math.floor(Date.now() / 1000);

function send(
  billing: BillingService,
  payload: string,
  { secret = stripe().webhookSecret, timestamp = nowSeconds() } = {},
): Promise<Response> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return billing.get("/webhooks/stripe", {
    method: "POST",
    body: payload,
    headers: { "stripe-signature": signature, "content-type": "application/json" },
  });
}
const waiting = (billing: BillingService) =>
  billing.connection.collection("changedCustomers").countDocuments();

it("is done with an event once, however often it comes", async () => {
  const billing = await startBilling(stripe());
  const payload = JSON.stringify(event());
  const responses = await Promise.all(Array.from({ length: 20 }, () => send(billing, payload)));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  await eventually(async () => expect(await waiting(billing)).toBe(0));
});

it("takes events that are signed with either of two secrets", async () => {
  const secrets = ["whsec_the_new_one", "whsec_the_old_one"];
  const billing = await startBilling(stripe(), { STRIPE_WEBHOOK_SECRET: secrets.join(", ") });
  for (const [index, secret] of secrets.entries()) {
    const payload = JSON.stringify(event({ id: `evt_${index}` }));
    expect((await send(billing, payload, { secret })).status).toBe(200);
  }
});

it("takes the events of the endpoint that was set up last, whatever was set up before", async () => {
  const billing = await startBilling(stripe());
  const secrets = billing.connection.collection<{ _id: string; secret: string; createdAt: Date }>(
    "webhookSecrets",
  );
  for (const day of [1, 2, 3])
    await secrets.insertOne({ _id: `we_${day}`, secret: `whsec_${day}`, createdAt: new Date(2026, 0, day) });
  for (const [secret, status] of [
    ["whsec_3", 200],
    ["whsec_2", 200],
    ["whsec_1", 400],
  ] as const)
    expect((await send(billing, JSON.stringify(event()), { secret })).status).toBe(status);
});

it("does nothing about what isn't signed by the provider just now, and about what isn't an event", async () => {
  const billing = await startBilling(stripe());
  const good = JSON.stringify(event());
  const refused = [
    send(billing, good, { secret: "whsec_another" }),
    send(billing, good, { timestamp: nowSeconds() - 301 }),
    send(billing, good, { timestamp: nowSeconds() + 400 }),
    send(billing, "not JSON"),
    send(billing, "[]"),
    send(billing, JSON.stringify({ ...event(), id: { $ne: 1 } })),
    billing.get("/webhooks/stripe", { method: "POST", body: good }),
    billing.get("/webhooks/stripe", {
      method: "POST",
      body: good,
      headers: { "stripe-signature": "t=1,v1=00" },
    }),
    billing.get("/webhooks/stripe", { method: "POST" }),
  ];
  for (const response of await Promise.all(refused)) expect(response.status).toBe(400);
  const huge = JSON.stringify(event({ padding: "x".repeat(5_000_000) }));
  expect((await send(billing, huge)).status).toBe(413);
  expect(await waiting(billing)).toBe(0);
});

it("takes events about nobody who is known, without effect", async () => {
  const billing = await startBilling(stripe());
  const { client } = stripe();
  const stranger = await client.customers.create();
  const orphan = await client.customers.create({ metadata: { userId: "whose account is gone" } });
  for (const object of [
    {},
    { object: "invoice", id: "in_1234", customer: null },
    ...["cus_9999", stranger.id, orphan.id].map((id) => ({ object: "customer", id })),
  ]) {
    const payload = JSON.stringify(
      event({ id: `evt_${Math.random().toString(36).slice(2)}`, data: { object } }),
    );
    expect((await send(billing, payload)).status).toBe(200);
  }
  await eventually(async () => expect(await waiting(billing)).toBe(0));
  expect(await billing.customers.countDocuments()).toBe(0);
});

it.each(["late", "double", "reorder"] as const)(
  "has Premium begin once when messages come %s",
  async (mode) => {
    const billing = await startSetUp(stripe());
    const heard = billing.hear("subscription.activated");
    await stripe().deliver(mode, { delayMs: 300 });
    const player = billing.player(`player-${mode}`);
    await player.subscribe();
    await eventually(() => expect(heard).toHaveLength(1));
    await player.refresh();
    expect(heard).toHaveLength(1);
  },
);
