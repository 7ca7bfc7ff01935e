import { cardFormSchema, invoicesSchema, usedCardSchema, withdrawnSchema } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import {
  failsLater,
  intentOf,
  someone,
  startSetUp,
  useStripe,
  type Player,
} from "./support/start-billing.ts";

const stripe = useStripe();

/** Sets a card up in the browser, and returns the set-up. */
async function setCardUp(player: Player, card = "pm_card_mastercard"): Promise<string> {
  const form = cardFormSchema.parse(await (await player.ask("POST", "/api/billing/card")).json());
  const setupIntent = intentOf(form.clientSecret);
  expect((await player.ask("PUT", "/api/billing/card", { setupIntent })).status).toBe(409);
  const return_url = "https://wordle.example/profile";
  await stripe().client.setupIntents.confirm(setupIntent, { payment_method: card, return_url });
  return setupIntent;
}

/** Starts the service with a player whose second payment is late. */
async function startLate(settings?: Readonly<Record<string, string>>) {
  const billing = await startSetUp(stripe(), settings);
  const heard = billing.hear("subscription.past_due", "subscription.cancelled");
  const player = billing.player(someone());
  const { currentPeriodEnd } = await player.subscribe();
  await billing.replaceCard(player, failsLater);
  await billing.advanceTo(currentPeriodEnd, { hours: 2 });
  await eventually(async () => expect((await player.summary()).status).toBe("past_due"));
  const openInvoices = async () => {
    const customer = await billing.customerOf(player);
    return (await stripe().client.invoices.list({ customer, status: "open" })).data;
  };
  return { billing, heard, player, openInvoices };
}

it("keeps Premium until the end of the paid period after a cancellation, which can be taken back", async () => {
  const billing = await startSetUp(stripe());
  const heard = billing.hear("subscription.cancellation_requested", "subscription.cancelled");
  const player = billing.player(someone());
  const cancel = (email: string) => player.ask("POST", "/api/auth/cancel-subscription", { email });
  expect((await cancel(player.email)).status).toBe(409);
  const { currentPeriodEnd } = await player.subscribe();
  expect((await cancel("somebody@example.org")).status).toBe(403);
  expect((await cancel(player.email.toUpperCase())).status).toBe(200);
  expect((await cancel(player.email)).status).toBe(200);
  expect(await player.summary()).toMatchObject({
    status: "active",
    cancelAtPeriodEnd: true,
    currentPeriodEnd,
  });
  await eventually(() => expect(heard).toHaveLength(1));
  expect(heard[0]?.data).toEqual({ userId: player.userId, currentPeriodEnd });
  expect((await player.ask("POST", "/api/billing/switch", { interval: "year" })).status).toBe(409);
  expect(await player.summary("POST", "/api/billing/resume")).toMatchObject({ cancelAtPeriodEnd: false });
  await cancel(player.email);
  await billing.advance(32);
  await eventually(async () => expect((await player.summary()).status).toBe("cancelled"));
  await eventually(() =>
    expect(heard.map(({ type }) => type)).toEqual([
      "subscription.cancellation_requested",
      "subscription.cancellation_requested",
      "subscription.cancelled",
    ]),
  );
  expect((await player.ask("POST", "/api/billing/resume")).status).toBe(409);
});

it("renews, and takes the yearly price at once after a switch that can be paid", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  const first = await player.subscribe();
  await billing.advance(32);
  await eventually(async () =>
    expect((await player.summary()).currentPeriodEnd).not.toBe(first.currentPeriodEnd),
  );
  await billing.replaceCard(player, failsLater);
  const refused = await player.ask("POST", "/api/billing/switch", { interval: "year" });
  expect(refused.status).toBe(409);
  expect(await player.refresh()).toMatchObject({ status: "active", price: { interval: "month" } });
  await billing.replaceCard(player, "pm_card_visa");
  const yearly = await player.summary("POST", "/api/billing/switch", { interval: "year" });
  expect(yearly).toMatchObject({ status: "active", price: { amount: 3770, interval: "year" } });
  const invoices = await billing.invoicesOf(player);
  expect(invoices.map(({ status }) => status)).toEqual(["paid", "paid", "paid"]);
  expect(invoices[0]?.amount).toBeGreaterThan(3000);
});

it("lists invoices by the page, the newest first, and exports all of them", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.subscribe();
  for (let month = 0; month < 21; month++) await billing.advance(31);
  const page = async (query = "") =>
    invoicesSchema.parse(await (await player.ask("GET", `/api/billing/invoices${query}`)).json());
  const first = await page();
  expect(first.invoices).toHaveLength(20);
  const second = await page(`?before=${first.next}`);
  expect(second.next).toBeNull();
  expect(second.invoices.length).toBeGreaterThan(0);
  const times = [...first.invoices, ...second.invoices].map(({ createdAt }) => createdAt);
  expect(times).toEqual([...new Set(times)].sort().reverse());
  const exported = (await (await billing.exportOf(player.userId)).json()) as { data: { invoices: object[] } };
  expect(exported.data.invoices).toHaveLength(times.length);
});

it("keeps Premium while a payment is late, until another card pays it", async () => {
  const { heard, player } = await startLate();
  const late = await player.summary();
  expect(Date.parse(late.graceEndsAt ?? "") - Date.parse(late.paymentFailedAt ?? "")).toBe(
    14 * 24 * 3_600_000,
  );
  expect((await player.ask("POST", "/api/billing/switch", { interval: "year" })).status).toBe(409);

  const setupIntent = await setCardUp(player);
  const used = usedCardSchema.parse(
    await (await player.ask("PUT", "/api/billing/card", { setupIntent })).json(),
  );
  expect(used).toMatchObject({ payment: null, summary: { status: "active", card: { brand: "mastercard" } } });
  await eventually(() => expect(heard.map(({ type }) => type)).toEqual(["subscription.past_due"]));
});

it("ends a subscription at once when it is cancelled while a payment is late, and drops what is owed", async () => {
  const { player, openInvoices } = await startLate();
  expect(await openInvoices()).toHaveLength(1);
  const cancelled = await player.summary("POST", "/api/auth/cancel-subscription", { email: player.email });
  expect(cancelled.status).toBe("cancelled");
  expect(await openInvoices()).toEqual([]);
});

it("raises the revision with each answer of the provider, so that an older one never replaces it", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.subscribe();
  const revision = async () => (await billing.customers.findOne({ _id: player.userId }))?.revision ?? 0;
  const before = await revision();
  await player.refresh();
  expect(await revision()).toBeGreaterThan(before);
});

it("takes no card that another player has set up", async () => {
  const billing = await startSetUp(stripe());
  const [player, other] = [billing.player(someone()), billing.player(someone())];
  await player.subscribe();
  await other.subscribe();
  const setupIntent = await setCardUp(other);
  expect((await player.ask("PUT", "/api/billing/card", { setupIntent })).status).toBe(409);
  expect((await player.refresh()).card).toMatchObject({ brand: "visa" });
});

it("ends Premium when a payment hasn't arrived within the grace period, and takes no payment for it after", async () => {
  const { billing, heard, player, openInvoices } = await startLate({ GRACE_DAYS: "1" });
  await billing.advance(1);
  await eventually(async () => expect((await player.summary()).status).toBe("cancelled"));
  await eventually(() =>
    expect(heard.map(({ type }) => type)).toEqual(["subscription.past_due", "subscription.cancelled"]),
  );
  expect(await openInvoices()).toEqual([]);
});

it("gives everything back to a person who withdraws within 14 days, once", async () => {
  const billing = await startSetUp(stripe());
  const heard = billing.hear("subscription.withdrawn", "subscription.cancelled");
  const player = billing.player(someone());
  await player.subscribe();
  expect((await player.ask("POST", "/api/billing/withdraw", {})).status).toBe(400);
  const withdraw = async () => {
    const response = await player.ask("POST", "/api/billing/withdraw", { confirm: true });
    expect(response.status).toBe(200);
    return withdrawnSchema.parse(await response.json());
  };
  const [first, second] = await Promise.all([withdraw(), withdraw()]);
  expect(first).toEqual(second);
  expect(first).toMatchObject({ amount: 377, currency: "usd" });
  expect(await withdraw()).toEqual(first);
  expect(await player.summary()).toMatchObject({ status: "cancelled", withdrawal: null });
  await eventually(() =>
    expect(heard.map(({ type }) => type).sort()).toEqual([
      "subscription.cancelled",
      "subscription.withdrawn",
    ]),
  );
  expect((await billing.chargesOf(player)).map(({ amount_refunded }) => amount_refunded)).toEqual([377]);
  const invoices = await billing.invoicesOf(player);
  expect(invoices.map(({ status }) => status)).toEqual(["refunded"]);

  const again = await player.subscribe();
  expect(again.status).toBe("active");
});

it("gives a person who withdraws again within a year only the days to come back, with another account too", async () => {
  const billing = await startSetUp(stripe());
  const heard = billing.hear("subscription.withdrawn");
  const [player, other] = [billing.player(someone()), billing.player(someone())];
  const withdraw = async (who: typeof player) => {
    const shown = (await who.summary()).withdrawal;
    const response = await who.ask("POST", "/api/billing/withdraw", { confirm: true });
    const { amount } = withdrawnSchema.parse(await response.json());
    expect({ amount: shown?.amount }).toEqual({ amount });
    return { amount, byDays: shown?.byDays };
  };
  await player.subscribe({ interval: "year" });
  await billing.advance(12.5);
  expect(await withdraw(player)).toEqual({ amount: 3770, byDays: false });

  const { currentPeriodEnd } = await other.subscribe({ interval: "year" });
  const msLeft = Date.parse(currentPeriodEnd ?? "") - billing.overrides.now().getTime();
  const days = Math.round(msLeft / (24 * 3_600_000));
  await billing.advance(12.5);
  const again = await withdraw(other);
  expect(again).toEqual({ amount: Math.floor((3770 * (days - 13)) / days), byDays: true });
  expect((await billing.chargesOf(other)).map(({ amount_refunded }) => amount_refunded)).toEqual([
    again.amount,
  ]);
  await eventually(() => expect(heard.map(({ data }) => data.amount)).toEqual([3770, again.amount]));

  await billing.advance(353);
  await player.subscribe();
  expect(await withdraw(player)).toEqual({ amount: 377, byDays: false });
});

it("has a paid year go on after a switch to monthly payments, which begin when it ends", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  const { currentPeriodEnd } = await player.subscribe({ interval: "year" });
  const customer = await billing.customerOf(player);
  const paidAhead = { status: "active", isTrial: false, isPaidAhead: true, currentPeriodEnd };
  const switchTo = (interval: string) => player.summary("POST", "/api/billing/switch", { interval });
  expect(await switchTo("month")).toMatchObject({ ...paidAhead, price: { amount: 377, interval: "month" } });
  expect(await switchTo("year")).toMatchObject({ ...paidAhead, price: { amount: 3770, interval: "year" } });
  const cancelled = await player.summary("POST", "/api/auth/cancel-subscription", { email: player.email });
  expect(cancelled).toMatchObject({ cancelAtPeriodEnd: true, currentPeriodEnd });
  await player.summary("POST", "/api/billing/resume");
  const both = [1, 2].map(() => switchTo("month"));
  expect(await Promise.all(both)).toMatchObject([paidAhead, paidAhead]);
  expect(await billing.amountsOf(player)).toEqual([3770]);

  await billing.advanceTo(currentPeriodEnd, { hours: 2 });
  expect(await player.refresh()).toMatchObject({ status: "active", isTrial: false, isPaidAhead: false });
  expect(await billing.amountsOf(player)).toEqual([377, 3770]);
  expect(await stripe().client.customers.retrieve(customer)).toMatchObject({ balance: 0 });
});

it("finishes a withdrawal that the provider's failure has interrupted", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.subscribe();
  await stripe().behave("error", { only: "POST /v1/refunds" });
  expect((await player.ask("POST", "/api/billing/withdraw", { confirm: true })).status).toBe(503);
  await stripe().behave("good");
  await billing.advance(0.01);
  await eventually(async () => expect(await billing.chargesOf(player)).toMatchObject([{ refunded: true }]));
});

it("doesn't let anyone withdraw after 14 days", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.subscribe();
  await billing.advance(14.1);
  expect((await player.ask("POST", "/api/billing/withdraw", { confirm: true })).status).toBe(409);
});

it("announces a yearly payment with its tax a week ahead, once, and to nobody who has cancelled", async () => {
  const billing = await startSetUp(stripe(), { STRIPE_AUTOMATIC_TAX: "yes" });
  const yearly = { interval: "year", address: { country: "US", postalCode: "94107" } };
  const heard = billing.hear("subscription.renewal_ahead");
  const leaving = billing.player(someone());
  await leaving.subscribe(yearly);
  await leaving.ask("POST", "/api/auth/cancel-subscription", { email: leaving.email });
  const player = billing.player(someone());
  const { currentPeriodEnd } = await player.subscribe(yearly);
  await billing.advance(359);
  await eventually(() => expect(heard).toHaveLength(1));
  expect(heard[0]?.data).toEqual({
    userId: player.userId,
    renewsAt: currentPeriodEnd,
    amount: 4081,
    currency: "usd",
  });
});

it("leads to the provider's page for card and invoices", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  expect((await player.ask("POST", "/api/billing/portal")).status).toBe(409);
  await player.subscribe();
  const { url } = (await (await player.ask("POST", "/api/billing/portal")).json()) as { url: string };
  expect(url.startsWith(stripe().url)).toBe(true);
});
