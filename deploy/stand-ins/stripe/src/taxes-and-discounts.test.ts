import type { Stripe } from "stripe";
import { addPrices, useStripe } from "./test-support/use-stripe.ts";

const stripe = useStripe();
let monthly: Stripe.Price;
let yearly: Stripe.Price;
beforeEach(async () => {
  ({ monthly, yearly } = await addPrices(stripe.client));
});

const subscribe = async (
  customer: string,
  { price = monthly.id, ...more }: Partial<Stripe.SubscriptionCreateParams> & { price?: string } = {},
) => {
  const { id } = await stripe.client.paymentMethods.attach("pm_card_visa", { customer });
  const card = { default_payment_method: id };
  return stripe.client.subscriptions.create({ customer, items: [{ price }], ...card, ...more });
};
const taxed = { automatic_tax: { enabled: true } };
/** The invoices of a customer, the newest first. */
const invoicesOf = async (customer: string) => (await stripe.client.invoices.list({ customer })).data;
const amountsOf = async (customer: string) => {
  const [invoice] = await invoicesOf(customer);
  return {
    total: invoice?.total,
    taxes: invoice?.total_taxes?.map((tax) => [tax.tax_behavior, tax.amount, tax.taxability_reason]),
    discounts: invoice?.total_discount_amounts?.map(({ amount }) => amount),
  };
};
const locatedAt = async (address: Stripe.Emptyable<Stripe.AddressParam>) => {
  const { id } = await stripe.client.customers.create();
  await stripe.client.customers.update(id, { address });
  return id;
};
const newCustomer = async () => (await stripe.client.customers.create()).id;
const advance = (days: number) =>
  stripe.control("clock/advance", { method: "POST", body: { seconds: days * 24 * 3600 + 7200 } });
const switchToYear = (subscription: Stripe.Subscription) =>
  stripe.client.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id ?? "", price: yearly.id }],
    proration_behavior: "always_invoice",
  });

describe("Taxes", () => {
  it.each([
    ["nothing", {}],
    ["an address of a private network", { tax: { ip_address: "192.168.3.4" } }],
    ["a country whose tax depends on the postal code", { address: { country: "US" } }],
  ])("can't be computed for a customer of whom only %s is known", async (_known, params) => {
    const refusal = { code: "customer_tax_location_invalid", statusCode: 400 };
    const { id } = await stripe.client.customers.create(params);
    await expect(subscribe(id, taxed)).rejects.toMatchObject(refusal);
    await expect(
      stripe.client.customers.update(id, { tax: { validate_location: "immediately" } }),
    ).rejects.toMatchObject(refusal);
    const { tax } = (await stripe.client.customers.retrieve(id, { expand: ["tax"] })) as Stripe.Customer;
    expect(tax).toMatchObject({ automatic_tax: "unrecognized_location", location: null });
  });

  it.each([
    ["the network", { tax: { ip_address: "8.8.8.8" } }],
    ["the address", { address: { country: "US", postal_code: "94107" } }],
  ])("come on top of the price, by %s", async (_where, params) => {
    const { id } = await stripe.client.customers.create(params);
    const subscription = await subscribe(id, taxed);
    expect(await amountsOf(id)).toMatchObject({ total: 408, taxes: [["exclusive", 31, "standard_rated"]] });
    expect((await stripe.client.charges.list({ customer: id })).data).toMatchObject([{ amount: 408 }]);
    const preview = await stripe.client.invoices.createPreview({ subscription: subscription.id });
    expect(preview.total).toBe(408);
  });

  it("are included in prices of other currencies", async () => {
    const { id: price } = await stripe.client.prices.create({
      ...{ product: monthly.product as string, currency: "eur", unit_amount: 377 },
      recurring: { interval: "month" },
    });
    const customer = await locatedAt({ country: "DE" });
    await subscribe(customer, { ...taxed, price });
    expect(await amountsOf(customer)).toMatchObject({
      total: 377,
      taxes: [["inclusive", 60, "standard_rated"]],
    });
  });

  it("aren't collected where the account isn't registered, nor once the location is unknown", async () => {
    const customer = await locatedAt({ country: "BR" });
    const subscription = await subscribe(customer, taxed);
    expect(await amountsOf(customer)).toMatchObject({
      total: 377,
      taxes: [["exclusive", 0, "not_collecting"]],
    });
    await stripe.client.customers.update(customer, { address: "" });
    await advance(32);
    expect(await stripe.client.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: "active",
      automatic_tax: { enabled: false, disabled_reason: "requires_location_inputs" },
    });
  });
});

describe("A discount", () => {
  const coupon = async (params: Stripe.CouponCreateParams) => (await stripe.client.coupons.create(params)).id;

  it.each([
    ["a share, once", { percent_off: 25, duration: "once" }, [377, 377, 283]],
    [
      "an amount, for two months",
      { amount_off: 100, currency: "usd", duration: "repeating", duration_in_months: 2 },
      [377, 277, 277],
    ],
    ["more than the price, forever", { amount_off: 900, currency: "usd", duration: "forever" }, [0, 0, 0]],
  ] as const)("takes off %s", async (_what, params, totals) => {
    const customer = await newCustomer();
    await subscribe(customer, { discounts: [{ coupon: await coupon(params) }] });
    expect(await amountsOf(customer)).toMatchObject({ discounts: [377 - totals[2]] });
    await advance(31);
    await advance(31);
    expect((await invoicesOf(customer)).map(({ total }) => total)).toEqual(totals);
  });

  it("comes before the tax, and holds for the credit when the plan changes", async () => {
    const customer = await locatedAt({ country: "US", postal_code: "94107" });
    const discounts = [{ coupon: await coupon({ percent_off: 50, duration: "forever" }) }];
    const subscription = await subscribe(customer, { ...taxed, discounts });
    expect(await amountsOf(customer)).toMatchObject({ discounts: [189], total: 204 });
    await switchToYear(subscription);
    // Half of 3600 and its tax, less all that was paid.
    expect(await amountsOf(customer)).toMatchObject({ total: 1949 - 204 });
  });

  it("of the first invoice alone makes the credit smaller when the plan changes", async () => {
    const customer = await newCustomer();
    const discounts = [{ coupon: await coupon({ percent_off: 50, duration: "once" }) }];
    await switchToYear(await subscribe(customer, { discounts }));
    expect((await invoicesOf(customer)).map(({ total }) => total)).toEqual([3600 - 188, 188]);
  });

  it("is got by a promotion code, in upper or lower case, until it is used up", async () => {
    const promotion = {
      coupon: await coupon({ percent_off: 10, duration: "once" }),
      type: "coupon",
    } as const;
    const { id: code } = await stripe.client.promotionCodes.create({
      ...{ promotion, code: "SPRING", max_redemptions: 1 },
    });
    const find = async () => (await stripe.client.promotionCodes.list({ code: "spring" })).data;
    expect(await find()).toMatchObject([{ id: code, active: true }]);
    const discounts = [{ promotion_code: code }];
    const customer = await newCustomer();
    await subscribe(customer, { discounts });
    expect(await amountsOf(customer)).toMatchObject({ total: 339 });
    expect(await find()).toMatchObject([{ id: code, active: false, times_redeemed: 1 }]);
    await expect(subscribe(await newCustomer(), { discounts })).rejects.toMatchObject({
      param: "discounts[0][promotion_code]",
    });
  });

  it("is refused when its coupon is unknown or used up", async () => {
    const once = await coupon({ percent_off: 10, max_redemptions: 1 });
    await subscribe(await newCustomer(), { discounts: [{ coupon: once }] });
    for (const [id, code] of [
      ["NONE", "resource_missing"],
      [once, undefined],
    ] as const)
      await expect(subscribe(await newCustomer(), { discounts: [{ coupon: id }] })).rejects.toMatchObject({
        ...{ statusCode: 400, code, param: "discounts[0][coupon]" },
      });
  });
});
