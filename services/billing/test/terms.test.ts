import type { Stripe } from "stripe";
import { eventually } from "@wordlehint/test-servers";
import { intentOf, someone, startSetUp, useStripe, type Player } from "./support/start-billing.ts";

const stripe = useStripe();

let guesses = 0;
const begin = "/api/get-or-create-subscription";

const giveCard = ({ clientSecret }: { clientSecret: string }, card = "pm_card_visa") =>
  stripe().client.setupIntents.confirm(intentOf(clientSecret), {
    payment_method: card,
    return_url: "https://wordle.example/subscribe",
  });

it("has a trial begin with a card and end with the first payment, for the first subscription alone", async () => {
  const billing = await startSetUp(stripe(), { TRIAL_DAYS: "7" });
  const heard = billing.hear("subscription.activated", "subscription.cancelled");
  const player = billing.player(someone());
  const yearly = await player.begin({ interval: "year" });
  expect(yearly).toMatchObject({ confirm: "setup", trialDays: 7 });
  const opened = await player.begin({ interval: "month" });
  expect(opened).toMatchObject({ confirm: "setup", trialDays: 7, price: { interval: "month" } });
  expect((await player.refresh()).status).toBe("none");

  await giveCard(opened);
  const trial = await eventually(async () => {
    const summary = await player.summary();
    expect(summary).toMatchObject({ status: "active", isTrial: true, card: { last4: "4242" } });
    return summary;
  });
  expect(trial.withdrawal).toBeNull();
  for (const interval of ["year", "month"])
    expect(await player.summary("POST", "/api/billing/switch", { interval })).toMatchObject({
      ...{ isTrial: true, currentPeriodEnd: trial.currentPeriodEnd, price: { interval } },
    });
  expect(await billing.amountsOf(player)).toEqual([]);

  await billing.advanceTo(trial.currentPeriodEnd, { hours: 2 });
  await eventually(async () =>
    expect(await player.summary()).toMatchObject({
      ...{ status: "active", isTrial: false },
      withdrawal: { amount: 377 },
    }),
  );
  expect(await billing.amountsOf(player)).toEqual([377]);

  await player.ask("POST", "/api/billing/withdraw", { confirm: true });
  const again = await player.begin();
  expect(again).toMatchObject({ confirm: "payment", trialDays: 0 });
  await player.pay(again);
  expect(await player.refresh()).toMatchObject({ status: "active", isTrial: false });
  await eventually(() =>
    expect(heard.map(({ type }) => type)).toEqual([
      "subscription.activated",
      "subscription.cancelled",
      "subscription.activated",
    ]),
  );
});

it("has one trial for a person with several accounts, whose card or mailbox tells, and charges nothing unasked", async () => {
  const billing = await startSetUp(stripe(), { TRIAL_DAYS: "7" });
  const heard = billing.hear("subscription.activated");
  const [first, second, third] = [1, 2, 3].map(() => billing.player(someone())) as [Player, Player, Player];
  await giveCard(await first.begin(), "pm_card_chargeCustomerFail");
  await eventually(async () => expect((await first.summary()).status).toBe("active"));

  // Another account, with the same card.
  await giveCard(await second.begin(), "pm_card_chargeCustomerFail");
  const refused = await second.ask("POST", "/api/billing/refresh");
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("This card has had its free days before");
  expect(await second.begin()).toMatchObject({ confirm: "payment", trialDays: 0, payment: { total: 377 } });

  // Yet another one, with the same mailbox.
  const [name, domain] = first.email.split("@");
  billing.auth.accounts.set(third.userId, { email: `${name}+3@${domain}`, verifiedAt: null });
  expect(await third.begin()).toMatchObject({ confirm: "payment", trialDays: 0 });

  await billing.advance(8);
  for (const one of [second, third]) expect(await billing.amountsOf(one)).toEqual([]);
  await eventually(() => expect(heard.map(({ data }) => data.userId)).toEqual([first.userId]));
});

it("gives no Premium for a trial to which no card was given, and lets it end", async () => {
  const billing = await startSetUp(stripe(), { TRIAL_DAYS: "3" });
  const player = billing.player(someone());
  await player.begin();
  await billing.advance(3.1);
  expect((await player.refresh()).status).not.toBe("active");
  expect(await player.begin()).toMatchObject({ confirm: "setup", trialDays: 3 });
  expect(await billing.amountsOf(player)).toEqual([]);
});

const refusedAt = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
  return { status: response.status, errors };
};

it("asks where somebody lives before taxes are computed, unless the network tells, and charges them", async () => {
  const billing = await startSetUp(stripe(), { STRIPE_AUTOMATIC_TAX: "yes" });
  const player = billing.player(someone());
  const at = (path: string, message: RegExp) => ({
    status: 400,
    errors: [{ path, message: expect.stringMatching(message) as string }],
  });
  expect(await refusedAt(await player.ask("POST", begin))).toEqual(at("address", /^Tell us where you live/));
  const nowhere = { address: { country: "US", postalCode: "none" } };
  expect(await refusedAt(await player.ask("POST", begin, nowhere))).toEqual(at("address", /can't be found/));

  const opened = await player.begin({ address: { country: "US", postalCode: "94107" } });
  const payment = { subtotal: 377, discount: null, tax: 31, isTaxIncluded: false, total: 408 };
  expect(opened).toMatchObject({ confirm: "payment", price: { amount: 377 }, payment });
  expect((await player.begin()).clientSecret).toBe(opened.clientSecret);
  await player.pay(opened);
  const { currentPeriodEnd } = await player.refresh();
  await billing.advanceTo(currentPeriodEnd, { hours: 2 });
  await eventually(async () => expect(await billing.amountsOf(player)).toEqual([408, 408]));
  expect(await billing.invoicesOf(player)).toMatchObject([
    { amount: 408, tax: 31, discount: 0 },
    { amount: 408, tax: 31, discount: 0 },
  ]);

  const located = billing.player(someone());
  const response = await located.ask("POST", begin, undefined, undefined, { "x-forwarded-for": "8.8.8.8" });
  expect(await response.json()).toMatchObject({ payment });
});

it("limits addresses that can't be found, but not requests for one", async () => {
  const billing = await startSetUp(stripe(), { STRIPE_AUTOMATIC_TAX: "yes" });
  const player = billing.player(someone());
  const statusOf = async (body?: object) => (await player.ask("POST", begin, body)).status;
  for (let count = 0; count < 11; count++) expect(await statusOf()).toBe(400);
  const address = { country: "US", postalCode: "none" };
  for (let count = 0; count < 10; count++) expect(await statusOf({ address })).toBe(400);
  expect(await statusOf({ address })).toBe(429);
});

it("says what a trial is followed by, with the tax", async () => {
  const billing = await startSetUp(stripe(), { STRIPE_AUTOMATIC_TAX: "yes", TRIAL_DAYS: "7" });
  const opened = await billing.player(someone()).begin({ address: { country: "DE", postalCode: "10115" } });
  expect(opened).toMatchObject({ confirm: "setup", payment: { subtotal: 377, tax: 72, total: 449 } });
});

it("takes promotion codes, keeps one until another wish, and says the same of all others", async () => {
  const { client } = stripe();
  const billing = await startSetUp(stripe(), { STRIPE_PROMOTION_CODES: "yes" });
  const id = someone();
  const player = billing.player(id);
  const code = (name: string) => `${name}-${id}`;
  const make = async (name: string, params: Partial<Stripe.PromotionCodeCreateParams> = {}) => {
    const { id: coupon } = await client.coupons.create({
      percent_off: 25,
      duration: "repeating",
      duration_in_months: 3,
    });
    await client.promotionCodes.create({
      promotion: { coupon, type: "coupon" },
      code: code(name),
      ...params,
    });
  };
  await make("SPRING");
  await make("PAST", { expires_at: 1_700_000_000 });
  await make("OTHERS", { customer: (await client.customers.create()).id });
  await make("ONCE", { max_redemptions: 1 });

  const plain = await player.begin();
  expect(plain).toMatchObject({
    takesPromotionCodes: true,
    promotionCode: null,
    payment: { discount: null },
  });
  const reduced = await player.begin({ promotionCode: code("spring") });
  expect(reduced).toMatchObject({
    promotionCode: code("SPRING"),
    payment: { subtotal: 377, discount: { amount: 94, lasts: true, months: 3 }, total: 283 },
  });
  expect((await player.begin()).clientSecret).toBe(reduced.clientSecret);
  expect(await player.begin({ promotionCode: null })).toMatchObject({
    promotionCode: null,
    payment: { total: 377 },
  });
  const other = billing.player(someone());
  await other.begin({ promotionCode: code("ONCE") });
  const message =
    "This code doesn't work here. It may be mistyped, expired, used up or meant for another account.";
  for (const name of ["NONE", "PAST", "ONCE", "OTHERS"])
    expect(await refusedAt(await player.ask("POST", begin, { promotionCode: code(name) }))).toEqual({
      status: 400,
      errors: [{ path: "promotionCode", message }],
    });

  await player.pay(await player.begin({ promotionCode: code("SPRING") }));
  expect(await player.refresh()).toMatchObject({ status: "active" });
  expect(await billing.amountsOf(player)).toEqual([283]);
  const customer = await billing.customerOf(player);
  expect((await client.subscriptions.list({ customer })).data).toHaveLength(1);
});

it("has whoever guesses promotion codes wait after five, the whole network and whatever was opened in between", async () => {
  const billing = await startSetUp(stripe(), { STRIPE_PROMOTION_CODES: "yes" });
  const [guesser, other, elsewhere] = [1, 2, 3].map(() => billing.player(someone()));
  const guess = async (player = guesser, from = "192.0.2.7") => {
    const body = { promotionCode: `GUESS${guesses++}` };
    const response = await player?.ask("POST", begin, body, undefined, { "x-forwarded-for": from });
    expect(await response?.json()).toHaveProperty("errors.0.path", "promotionCode");
    return response?.status;
  };
  await stripe().client.promotionCodes.create({
    promotion: { type: "coupon", coupon: (await stripe().client.coupons.create({ percent_off: 9 })).id },
    code: `RIGHT${process.pid}`,
  });
  for (let count = 0; count < 5; count++) {
    await guesser?.begin({ promotionCode: `RIGHT${process.pid}` });
    await guesser?.begin();
    expect(await guess()).toBe(400);
  }
  expect(await guess()).toBe(429);
  expect(await guess(guesser, "198.51.100.7")).toBe(429);
  expect(await guess(other)).toBe(429);
  expect(await guess(elsewhere, "198.51.100.7")).toBe(400);
  expect(await guesser?.begin()).toMatchObject({ confirm: "payment" });
});

it("gives everyone the configured coupon, and sells at the price when it can't be redeemed", async () => {
  const { id } = await stripe().client.coupons.create({
    amount_off: 100,
    currency: "usd",
    max_redemptions: 1,
  });
  const billing = await startSetUp(stripe(), { STRIPE_COUPON: id });
  const code = await billing.player(someone()).ask("POST", begin, { promotionCode: "SPRING" });
  expect(await refusedAt(code)).toMatchObject({ status: 400, errors: [{ path: "promotionCode" }] });
  const first = await billing.player(someone()).begin();
  expect(first).toMatchObject({
    ...{ takesPromotionCodes: false, promotionCode: null },
    payment: { subtotal: 377, discount: { amount: 100, lasts: false, months: null }, total: 277 },
  });
  expect(await billing.player(someone()).begin()).toMatchObject({ payment: { discount: null, total: 377 } });
});

it("ends a paused subscription before a new one can be paid, so that never both are", async () => {
  const { client } = stripe();
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.begin();
  const customer = await billing.customerOf(player);
  const [price] = (await client.prices.list({ lookup_keys: ["premium_monthly"] })).data;
  const { id } = await client.subscriptions.create({
    ...{ customer, items: [{ price: price?.id ?? "" }], trial_period_days: 3 },
    payment_settings: { save_default_payment_method: "on_subscription" },
    trial_settings: { end_behavior: { missing_payment_method: "pause" } },
  });
  await billing.advance(4);
  const resumed = await client.subscriptions.resume(id, {
    expand: ["latest_invoice.confirmation_secret"],
  });
  expect(resumed.status).toBe("paused");
  const { confirmation_secret: secret } = resumed.latest_invoice as Stripe.Invoice;

  const opened = await player.begin();
  expect((await client.subscriptions.retrieve(id)).status).toBe("canceled");
  await expect(player.pay({ clientSecret: secret?.client_secret ?? "" })).rejects.toMatchObject({
    code: "payment_intent_unexpected_state",
  });
  await player.pay(opened);
  expect((await player.refresh()).status).toBe("active");
  expect(await billing.amountsOf(player)).toEqual([377]);
  await expect(client.subscriptions.resume(id)).rejects.toMatchObject({ statusCode: 400 });
});
