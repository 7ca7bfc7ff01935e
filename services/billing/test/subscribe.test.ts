import { eventually } from "@wordlehint/test-servers";
import { someone, startBilling, startReady, startSetUp, useStripe } from "./support/start-billing.ts";

const stripe = useStripe();

const subscriptionsOf = async (userId: string) => {
  const all = await stripe()
    .client.subscriptions.list({ status: "all", limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  return all.filter(({ metadata }) => metadata.userId === userId);
};

it("tells everyone what Premium costs", async () => {
  const billing = await startSetUp(stripe());
  const response = await billing.get("/api/billing/plans");
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  expect(await response.json()).toEqual({
    prices: [
      { amount: 377, currency: "usd", interval: "month" },
      { amount: 3770, currency: "usd", interval: "year" },
    ],
    trialDays: 0,
  });
});

it("has Premium begin with the payment, and says so once", async () => {
  const billing = await startSetUp(stripe());
  const heard = billing.hear("subscription.activated", "subscription.updated");
  const player = billing.player(someone());
  expect((await player.summary()).status).toBe("none");
  const opened = await player.begin();
  expect(opened).toMatchObject({
    confirm: "payment",
    publishableKey: stripe().publishableKey,
    price: { amount: 377, currency: "usd", interval: "month" },
  });
  expect((await player.summary()).status).toBe("none");
  expect((await player.pay(opened)).status).toBe("succeeded");
  const summary = await eventually(async () => {
    const now = await player.summary();
    expect(now.status).toBe("active");
    return now;
  });
  expect(summary).toMatchObject({
    cancelAtPeriodEnd: false,
    price: { amount: 377, interval: "month" },
    card: { brand: "visa", last4: "4242" },
    withdrawal: { amount: 377, currency: "usd" },
  });
  const refused = await player.ask("POST", "/api/get-or-create-subscription");
  expect(refused.status).toBe(409);
  await player.refresh();
  await eventually(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({
    type: "subscription.activated",
    data: { userId: player.userId, status: "active", currentPeriodEnd: summary.currentPeriodEnd },
  });
});

it("opens one subscription however many tabs and replicas ask at once", async () => {
  const billing = await startSetUp(stripe());
  const other = await startReady(billing.config, billing.overrides);
  const player = billing.player(someone());
  const asked = Array.from({ length: 12 }, (_, index) =>
    player.begin(undefined, index % 2 ? other.url : undefined),
  );
  const secrets = new Set((await Promise.all(asked)).map(({ clientSecret }) => clientSecret));
  expect(secrets.size).toBe(1);
  expect(await subscriptionsOf(player.userId)).toHaveLength(1);
});

it("ends the open subscription of one interval when the other is asked for, so that one can be paid", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  const monthly = await player.begin();
  const yearly = await player.begin({ interval: "year" });
  expect(yearly.price).toEqual({ amount: 3770, currency: "usd", interval: "year" });
  // As after a reload, or on the way back from the bank's page.
  expect(await player.begin()).toEqual(yearly);
  await expect(player.pay(monthly)).rejects.toThrow();
  await player.pay(yearly);
  expect((await player.refresh()).price?.interval).toBe("year");
  const statuses = (await subscriptionsOf(player.userId)).map(({ status }) => status);
  expect(statuses.sort()).toEqual(["active", "incomplete_expired"]);
});

it("sells nothing at an interval that isn't on offer", async () => {
  const billing = await startSetUp(stripe());
  await billing.command("setup", "--webhook-url", billing.webhookUrl, "--yearly", "none");
  const player = billing.player(someone());
  const yearly = await player.ask("POST", "/api/get-or-create-subscription", { interval: "year" });
  expect(yearly.status).toBe(409);
  expect(await player.begin()).toMatchObject({ prices: [{ interval: "month" }] });
});

it("gives the same form after a refused card, and another one after the first has expired", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  const opened = await player.begin();
  await expect(player.pay(opened, "pm_card_visa_chargeDeclined")).rejects.toThrow(/declined/);
  expect((await player.begin()).clientSecret).toBe(opened.clientSecret);
  await billing.advance(2);
  const again = await player.begin();
  expect(again.clientSecret).not.toBe(opened.clientSecret);
  await player.pay(again);
  expect((await player.refresh()).status).toBe("active");
});

it.each(["error", "error-after", "cut", "cut-after", "rate-limit"] as const)(
  "charges once at most when the provider fails (%s), and goes on when it is back",
  async (mode) => {
    const billing = await startSetUp(stripe());
    const player = billing.player(someone());
    await stripe().behave(mode, { only: "POST /v1/subscriptions" });
    const failed = await player.ask("POST", "/api/get-or-create-subscription");
    expect(failed.status).toBe(503);
    expect(await failed.json()).toMatchObject({
      message: "Payments aren't available right now. Nothing was charged; try again in a few minutes.",
    });
    await stripe().behave("good");
    await player.pay(await player.begin());
    expect((await player.refresh()).status).toBe("active");
    expect(await billing.amountsOf(player)).toEqual([377]);
  },
);

it("gives Premium without the provider's message, as soon as it is asked, and by itself later", async () => {
  const billing = await startSetUp(stripe());
  const [one, two, three] = [billing.player(someone()), billing.player(someone()), billing.player(someone())];
  await stripe().deliver("drop");
  for (const player of [one, two, three]) await player.pay(await player.begin());
  expect((await one.summary()).status).toBe("none");
  expect((await one.refresh()).status).toBe("active");
  // Premium that isn't known yet is noticed before it is sold twice.
  expect((await three.ask("POST", "/api/get-or-create-subscription")).status).toBe(409);
  expect((await three.summary()).status).toBe("active");
  await billing.advance(0.1);
  await eventually(async () => expect((await two.summary()).status).toBe("active"));
});

it("refuses everyone who isn't signed in", async () => {
  const billing = await startBilling(stripe());
  for (const [method, path] of [
    ["POST", "/api/get-or-create-subscription"],
    ["POST", "/api/auth/cancel-subscription"],
    ["GET", "/api/billing/summary"],
    ["GET", "/api/billing/invoices"],
    ["POST", "/api/billing/withdraw"],
  ] as const)
    expect((await billing.get(path, { method })).status).toBe(401);
});
