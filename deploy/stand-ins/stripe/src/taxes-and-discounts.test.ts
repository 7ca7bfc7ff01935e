import type { Stripe } from "stripe";
import { addPrices, useStripe } from "./test-support/use-stripe.ts";

const stripe = useStripe();
let monthly: Stripe.Price;
beforeEach(async () => {
  ({ monthly } = await addPrices(stripe.client));
});

const daySeconds = 24 * 3600;
const subscribe = async (
  customer: string,
  { price = monthly.id, ...more }: Partial<Stripe.SubscriptionCreateParams> & { price?: string } = {},
) => {
  const { id } = await stripe.client.paymentMethods.attach("pm_card_visa", { customer });
  return stripe.client.subscriptions.create({
    ...{ customer, items: [{ price }], default_payment_method: id },
    expand: ["latest_invoice", "discounts.source.coupon"],
    ...more,
  });
};
const taxed = { automatic_tax: { enabled: true } };
const amountsOf = ({
  subtotal,
  total,
  amount_due,
  total_excluding_tax,
  total_taxes,
  total_discount_amounts,
}: Stripe.Invoice) => ({
  ...{ subtotal, total, amount_due, total_excluding_tax },
  taxes: total_taxes?.map((tax) => [tax.tax_behavior, tax.amount, tax.taxable_amount, tax.taxability_reason]),
  discounts: total_discount_amounts?.map(({ amount }) => amount),
});
const latest = ({ latest_invoice: invoice }: Stripe.Subscription) => amountsOf(invoice as Stripe.Invoice);
const invoicesOf = async (customer: string) =>
  (await stripe.client.invoices.list({ customer })).data.map(amountsOf);

describe("Taxes", () => {
  it.each([
    ["nothing", {}],
    ["an address of a private network", { tax: { ip_address: "192.168.3.4" } }],
    ["a country whose tax depends on the postal code", { address: { country: "US" } }],
    ["an address that is none", { address: { country: "US", postal_code: "nowhere" } }],
  ])("can't be computed for a customer of whom only %s is known", async (_known, params) => {
    const refusal = { code: "customer_tax_location_invalid", statusCode: 400 };
    const { id } = await stripe.client.customers.create(params);
    await expect(subscribe(id, taxed)).rejects.toMatchObject(refusal);
    await expect(
      stripe.client.customers.update(id, { tax: { validate_location: "immediately" } }),
    ).rejects.toMatchObject(refusal);
    expect((await stripe.client.subscriptions.list({ customer: id, status: "all" })).data).toEqual([]);
    const { tax } = (await stripe.client.customers.retrieve(id, { expand: ["tax"] })) as Stripe.Customer;
    expect(tax).toMatchObject({ automatic_tax: "unrecognized_location", location: null });
  });

  it.each([
    ["on top, by the network", { tax: { ip_address: "8.8.8.8" } }, "exclusive", 377, 408, 31, 377],
    [
      "on top, by the address",
      { address: { country: "US", postal_code: "94107" } },
      "exclusive",
      377,
      408,
      31,
      377,
    ],
    ["included", { address: { country: "DE" } }, "inclusive", 377, 377, 60, 317],
  ] as const)("are %s", async (_how, params, tax_behavior, subtotal, total, tax, taxable) => {
    const { id } = await stripe.client.customers.create(params);
    const { id: price } = await stripe.client.prices.create({
      ...{ product: monthly.product as string, currency: "usd", unit_amount: 377, tax_behavior },
      recurring: { interval: "month" },
    });
    const subscription = await subscribe(id, { ...taxed, price });
    expect(latest(subscription)).toMatchObject({
      ...{ subtotal, total, amount_due: total, total_excluding_tax: total - tax },
      taxes: [[tax_behavior, tax, taxable, "standard_rated"]],
    });
    expect(subscription).toMatchObject({ status: "active", automatic_tax: { enabled: true } });
    expect(subscription.latest_invoice).toMatchObject({
      automatic_tax: { enabled: true, status: "complete" },
    });
    const { amount } = (await stripe.client.charges.list({ customer: id })).data[0] ?? {};
    expect(amount).toBe(total);
    const preview = await stripe.client.invoices.createPreview({ subscription: subscription.id });
    expect(preview.total).toBe(total);
  });

  it("aren't collected where the account isn't registered, nor once the place is gone", async () => {
    const { id } = await stripe.client.customers.create({ address: { country: "BR" } });
    const subscription = await subscribe(id, taxed);
    expect(latest(subscription)).toMatchObject({
      total: 377,
      taxes: [["exclusive", 0, 377, "not_collecting"]],
    });
    await stripe.client.customers.update(id, { address: "" });
    await stripe.control("clock/advance", { method: "POST", body: { seconds: 32 * daySeconds } });
    expect(await stripe.client.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: "active",
      automatic_tax: { enabled: false, disabled_reason: "requires_location_inputs" },
    });
  });
});

describe("A discount", () => {
  const coupon = (params: Stripe.CouponCreateParams) => stripe.client.coupons.create(params);
  const newCustomer = async () => (await stripe.client.customers.create()).id;
  const renew = async (times: number) => {
    for (let month = 0; month < times; month++)
      await stripe.control("clock/advance", { method: "POST", body: { seconds: 31 * daySeconds + 7200 } });
  };

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
    const { id } = await coupon(params);
    const subscription = await subscribe(customer, { discounts: [{ coupon: id }] });
    expect(latest(subscription)).toMatchObject({ subtotal: 377, discounts: [377 - totals[2]] });
    expect(await stripe.client.coupons.retrieve(id)).toMatchObject({ times_redeemed: 1, valid: true });
    await renew(2);
    expect((await invoicesOf(customer)).map(({ total }) => total)).toEqual(totals);
  });

  it("comes before the tax, and holds for what is given back when the plan changes", async () => {
    const { id: customer } = await stripe.client.customers.create({
      address: { country: "US", postal_code: "94107" },
    });
    const { id } = await coupon({ percent_off: 50, duration: "forever" });
    const subscription = await subscribe(customer, { ...taxed, discounts: [{ coupon: id }] });
    expect(latest(subscription)).toMatchObject({ subtotal: 377, discounts: [189], total: 204 });
    const { yearly } = await addPrices(stripe.client);
    await stripe.client.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? "", price: yearly.id }],
      proration_behavior: "always_invoice",
    });
    // Half of 3600 and its tax, less all that was paid.
    expect((await invoicesOf(customer))[0]?.total).toBe(1949 - 204);
  });

  it("that was for the first invoice alone is no credit when the plan changes", async () => {
    const { id } = await coupon({ percent_off: 50, duration: "once" });
    const customer = await newCustomer();
    const subscription = await subscribe(customer, { discounts: [{ coupon: id }] });
    const item = subscription.items.data[0]?.id ?? "";
    const { yearly } = await addPrices(stripe.client);
    await stripe.client.subscriptions.update(subscription.id, {
      items: [{ id: item, price: yearly.id }],
      proration_behavior: "always_invoice",
    });
    const [switched, first] = await invoicesOf(customer);
    expect(first?.total).toBe(188);
    expect(switched?.total).toBe(3600 - 188);
  });

  it("is got by a promotion code, which is found in whatever case it is typed", async () => {
    const { id } = await coupon({ percent_off: 10, duration: "once" });
    const promotion = { coupon: id, type: "coupon" } as const;
    const { id: code } = await stripe.client.promotionCodes.create({
      promotion,
      code: "SPRING",
      max_redemptions: 1,
    });
    const find = async () => (await stripe.client.promotionCodes.list({ code: "spring" })).data;
    expect(await find()).toMatchObject([{ id: code, active: true, code: "SPRING" }]);
    const discounts = [{ promotion_code: code }];
    expect(latest(await subscribe(await newCustomer(), { discounts }))).toMatchObject({ total: 339 });
    expect(await find()).toMatchObject([{ id: code, active: false, times_redeemed: 1 }]);
    await expect(subscribe(await newCustomer(), { discounts })).rejects.toMatchObject({
      param: "discounts[0][promotion_code]",
    });
  });

  it("is refused when its coupon is unknown, expired or used up", async () => {
    const { id: expired } = await coupon({ percent_off: 10, redeem_by: Math.floor(Date.now() / 1000) - 60 });
    const { id: once } = await coupon({ percent_off: 10, max_redemptions: 1 });
    await subscribe(await newCustomer(), { discounts: [{ coupon: once }] });
    for (const [id, code] of [
      ["NONE", "resource_missing"],
      [expired, "coupon_expired"],
      [once, undefined],
    ] as const)
      await expect(subscribe(await newCustomer(), { discounts: [{ coupon: id }] })).rejects.toMatchObject({
        ...{ statusCode: 400, code },
        param: "discounts[0][coupon]",
      });
  });
});
