import { eventually } from "@wordlehint/test-servers";
import { newEvent } from "@wordlehint/runtime";
import { someone, startSetUp, useStripe } from "./support/start-billing.ts";

const stripe = useStripe();

it("ends the subscription of a deleted account, and forgets who it was, here and at the provider", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.subscribe();
  const customer = await billing.customerOf(player);
  const { userId, email } = player;
  const deleted = await billing.deleteAccount(player);
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
  expect(await (await billing.exportOf(userId)).json()).toMatchObject({ data: { customer: null } });
  await billing.bus.publish({ ...deleted, id: `${deleted.id}-again` });
  expect((await player.ask("POST", "/api/get-or-create-subscription")).status).toBe(401);
});

it("lets nothing be paid any more for a deleted account that was about to pay", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  const opened = await player.begin();
  const customer = await billing.customerOf(player);
  await billing.deleteAccount(player);
  await eventually(async () =>
    expect(await stripe().client.customers.retrieve(customer)).toMatchObject({ email: null }),
  );
  await expect(player.pay(opened)).rejects.toThrow();
  expect((await stripe().client.charges.list({ customer })).data).toEqual([]);
});

it("gives back what a withdrawal still owes when the account is deleted meanwhile", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.subscribe();
  const customer = await billing.customerOf(player);
  await stripe().behave("error", { only: "POST /v1/refunds" });
  expect((await player.ask("POST", "/api/billing/withdraw", { confirm: true })).status).toBe(503);
  await stripe().behave("good");
  await billing.deleteAccount(player);
  await eventually(async () => {
    expect(await stripe().client.customers.retrieve(customer)).toMatchObject({ email: null });
    expect(await billing.chargesOf(player)).toMatchObject([{ refunded: true }]);
  });
});

it("has the provider's customer follow to another address", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.begin();
  const email = `new-${player.email}`;
  billing.auth.accounts.set(player.userId, { email, verifiedAt: null });
  const data = { userId: player.userId, email, previousEmail: player.email };
  await billing.bus.publish(newEvent("user.email_changed", player.userId, data, new Date()));
  const customer = await billing.customerOf(player);
  await eventually(async () =>
    expect(await stripe().client.customers.retrieve(customer)).toMatchObject({ email }),
  );
});

it("exports what is stored about a person, to services of the installation alone", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.subscribe();
  expect((await billing.get(`/internal/personal-data/${player.userId}`)).status).toBe(401);
  expect(await (await billing.exportOf(player.userId)).json()).toMatchObject({
    data: {
      customer: { email: player.email, subscription: { status: "active", card: { last4: "4242" } } },
      remembered: [{ what: "premium" }, { what: "premium" }],
      invoices: [{ amount: 377, status: "paid" }],
    },
  });
  await stripe().behave("error", { only: "GET /v1/invoices" });
  expect((await billing.exportOf(player.userId)).status).toBe(503);
});

it("sets an account up, and changes nothing the second time", async () => {
  const billing = await startSetUp(stripe());
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
  const billing = await startSetUp(stripe());
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
  for (const cancel_at_period_end of [true, false]) {
    await stripe().client.subscriptions.update(await billing.subscriptionOf(player), {
      cancel_at_period_end,
    });
    await billing.command("reconcile");
    expect(await player.summary()).toMatchObject({ cancelAtPeriodEnd: cancel_at_period_end });
  }
});

it("finds the owners of customers that only the provider knows, as after the restoration of an old copy", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.subscribe();
  const customer = await billing.customerOf(player);
  await stripe().deliver("drop");
  await billing.customers.deleteOne({ _id: player.userId });
  billing.auth.accounts.set(player.userId, { email: `new-${player.email}`, verifiedAt: null });
  const dry = await billing.command("reconcile", "--dry-run");
  expect(dry.printed).toContain(`${customer}: here nothing; at Stripe a subscription`);
  expect((await player.summary()).status).toBe("none");
  await billing.command("reconcile");
  expect((await player.summary()).status).toBe("active");
  expect(await billing.customers.findOne()).toMatchObject({
    ...{ email: `new-${player.email}`, stripeCustomerId: customer },
  });
});
