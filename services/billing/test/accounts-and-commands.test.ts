import { eventually } from "@wordlehint/test-servers";
import { newEvent } from "@wordlehint/runtime";
import { startBilling, useStripe, type BillingService } from "./support/start-billing.ts";

const stripe = useStripe();
let people = 0;
const someone = () => `player-${process.pid}-${people++}`;

async function startSetUp() {
  const billing = await startBilling(stripe());
  expect((await billing.setup()).code).toBe(0);
  return billing;
}
const customerOf = async (billing: BillingService, userId: string) =>
  (await billing.customers.findOne({ _id: userId }))?.stripeCustomerId ?? "";

it("ends the subscription of a deleted account, and forgets who it was, here and at the provider", async () => {
  const billing = await startSetUp();
  const player = billing.player(someone());
  await player.subscribe();
  const customer = await customerOf(billing, player.userId);
  billing.auth.accounts.delete(player.userId);
  const { userId, email } = player;
  const deleted = newEvent("user.deleted", userId, { userId, email }, new Date());
  await billing.bus.publish(deleted);
  await eventually(async () => {
    const found = await stripe().client.customers.retrieve(customer);
    expect(found).toMatchObject({ email: null, name: null, metadata: {} });
  });
  const subscriptions = await stripe().client.subscriptions.list({ customer, status: "all" });
  expect(subscriptions.data.map(({ status }) => status)).toEqual(["canceled"]);
  expect((await stripe().client.customers.listPaymentMethods(customer)).data).toEqual([]);
  expect((await stripe().client.invoices.list({ customer })).data).toHaveLength(1);
  const left = await billing.customers.findOne({ _id: userId });
  expect(JSON.stringify(left)).not.toContain(email);
  expect(left).not.toHaveProperty("subscription");
  await billing.bus.publish({ ...deleted, id: `${deleted.id}-again` });
  expect((await player.ask("POST", "/api/get-or-create-subscription")).status).toBe(401);
});

it("lets nothing be paid any more for a deleted account that was about to pay", async () => {
  const billing = await startSetUp();
  const player = billing.player(someone());
  const opened = await player.begin();
  const customer = await customerOf(billing, player.userId);
  billing.auth.accounts.delete(player.userId);
  const { userId, email } = player;
  await billing.bus.publish(newEvent("user.deleted", userId, { userId, email }, new Date()));
  await eventually(async () =>
    expect(await stripe().client.customers.retrieve(customer)).toMatchObject({ email: null }),
  );
  await expect(player.pay(opened)).rejects.toThrow();
  expect((await stripe().client.charges.list({ customer })).data).toEqual([]);
});

it("gives back what a withdrawal still owes when the account is deleted meanwhile", async () => {
  const billing = await startSetUp();
  const player = billing.player(someone());
  await player.subscribe();
  const customer = await customerOf(billing, player.userId);
  await stripe().behave("error", { only: "POST /v1/refunds" });
  expect((await player.ask("POST", "/api/billing/withdraw", { confirm: true })).status).toBe(503);
  await stripe().behave("good");
  billing.auth.accounts.delete(player.userId);
  const { userId, email } = player;
  await billing.bus.publish(newEvent("user.deleted", userId, { userId, email }, new Date()));
  await eventually(async () => {
    expect(await stripe().client.customers.retrieve(customer)).toMatchObject({ email: null });
    const charges = await stripe().client.charges.list({ customer });
    expect(charges.data.map(({ refunded }) => refunded)).toEqual([true]);
  });
});

it("has the provider's customer follow to another address", async () => {
  const billing = await startSetUp();
  const player = billing.player(someone());
  await player.begin();
  const email = `new-${player.email}`;
  billing.auth.accounts.set(player.userId, { email, verifiedAt: null });
  const data = { userId: player.userId, email, previousEmail: player.email };
  await billing.bus.publish(newEvent("user.email_changed", player.userId, data, new Date()));
  const customer = await customerOf(billing, player.userId);
  await eventually(async () =>
    expect(await stripe().client.customers.retrieve(customer)).toMatchObject({ email }),
  );
});

it("exports what is stored about a person, to services of the installation alone", async () => {
  const billing = await startSetUp();
  const player = billing.player(someone());
  await player.subscribe();
  const path = `/internal/personal-data/${player.userId}`;
  expect((await billing.get(path)).status).toBe(401);
  const response = await billing.get(path, {
    headers: { authorization: `Bearer ${billing.config.AUTH_TO_BILLING_KEY}` },
  });
  expect(await response.json()).toMatchObject({
    data: {
      customer: { email: player.email, subscription: { status: "active", card: { last4: "4242" } } },
      invoices: [{ amount: 377, status: "paid" }],
    },
  });
});

it("sets an account up, and changes nothing the second time", async () => {
  const billing = await startSetUp();
  expect(await billing.setup()).toEqual({ code: 0, printed: "Everything was set up already." });
  const keys = (await stripe().client.prices.list({ active: true })).data.map(({ lookup_key }) => lookup_key);
  expect(keys).toEqual(expect.arrayContaining(["premium_monthly", "premium_yearly"]));
  const endpoints = (await stripe().client.webhookEndpoints.list()).data.filter(
    ({ url }) => url === billing.webhookUrl,
  );
  expect(endpoints).toHaveLength(1);
  expect((await billing.command("setup", "--monthly", "free")).code).toBe(2);
});

it("shows a customer, and finds and mends what differs from the provider", async () => {
  const billing = await startSetUp();
  const player = billing.player(someone());
  await stripe().deliver("drop");
  await player.pay(await player.begin());
  const shown = await billing.command("show", player.email);
  expect(shown.printed).toMatch(/Subscription +none/);
  expect(shown.printed).toMatch(/At Stripe +sub_\w+ active/);
  expect((await billing.command("show", "nobody@example.org")).code).toBe(1);

  const dry = await billing.command("reconcile", "--dry-run");
  expect(dry.printed).toContain(`${player.userId}: here none; at Stripe`);
  expect((await player.summary()).status).toBe("none");
  await billing.command("reconcile");
  expect((await player.summary()).status).toBe("active");
  expect((await billing.command("reconcile")).printed).toContain("no difference");
});
