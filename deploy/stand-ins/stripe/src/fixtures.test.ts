import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@wordlehint/local/paths";
import { addPrices, beginSubscription, keys, useStripe } from "./test-support/use-stripe.ts";

/** Stripe's own example objects, https://github.com/stripe/openapi: `fixtures3.json`. */
const path = join(root, "../shared/conformance/stripe/fixtures3.json");
const examples = existsSync(path)
  ? (JSON.parse(readFileSync(path, "utf8")) as { resources: Record<string, Json> }).resources
  : undefined;

type Json = Record<string, unknown>;

const stripe = useStripe();
const get = async (url: string): Promise<Json> => {
  const response = await fetch(`${stripe.url}${url}`, {
    headers: { authorization: `Bearer ${keys.secretKey}` },
  });
  return (await response.json()) as Json;
};
const firstOf = async (url: string) => {
  const { data } = (await get(url)) as { data: Json[] };
  return data[0] ?? {};
};

/** Fields of the example that the object lacks or has with another type. Null is left to the types of `stripe`. */
function differences(example: unknown, object: unknown, at: string): string[] {
  if (example === null || object === null) return [];
  if (object === undefined) return [`${at} is missing`];
  if (Array.isArray(example)) {
    if (!Array.isArray(object)) return [`${at} isn't an array`];
    const items: unknown[] = object;
    return example.length === 0
      ? []
      : items.flatMap((item, index) => differences(example[0], item, `${at}[${index}]`));
  }
  if (typeof example !== typeof object) return [`${at} is a ${typeof object}, not a ${typeof example}`];
  if (typeof example !== "object") return [];
  return Object.entries(example).flatMap(([name, value]) =>
    differences(value, (object as Json)[name], at === "" ? name : `${at}.${name}`),
  );
}

/** What an example shows as one of several possibilities, of which an object has another. */
const alternatives = [
  /^metadata\./,
  /(?:^|\.)parent\.(?:quote_details|invoice_item_details)/,
  /proration_details/,
  /^refunds$/,
  /destination_details\.card\.type$/,
];

const describeWithExamples = examples ? describe : describe.skip;
if (!examples)
  it.skip("An object has the fields of Stripe's example: ../shared/conformance/stripe isn't there", () =>
    undefined);

describeWithExamples("An object has the fields and types of Stripe's example:", () => {
  beforeEach(async () => {
    const { client } = stripe;
    const clock = await client.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
    const { monthly } = await addPrices(client);
    await client.webhookEndpoints.create({ url: "http://127.0.0.1:9/", enabled_events: ["charge.failed"] });
    const customer = await client.customers.create({
      email: "ada@example.org",
      test_clock: clock.id,
      address: { city: "London" },
    });
    const { intent } = await beginSubscription(client, monthly.id, customer.id);
    await client.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    const disputed = await beginSubscription(client, monthly.id, customer.id);
    await client.paymentIntents.confirm(disputed.intent, { payment_method: "pm_card_createDispute" });
    const coupon = await client.coupons.create({ percent_off: 25.5, duration: "forever", name: "25.5% off" });
    await client.promotionCodes.create({ promotion: { coupon: coupon.id, type: "coupon" }, code: "FALL20" });
    await client.refunds.create({ payment_intent: intent, amount: 100 });
    await client.setupIntents.create({ customer: customer.id });
    await client.billingPortal.configurations.create({ features: { invoice_history: { enabled: true } } });
    await client.billingPortal.sessions.create({
      customer: customer.id,
      return_url: "https://site.test/profile",
    });
  });

  const fromLists: [kind: string, url: string][] = [
    ["billing_portal.configuration", "/v1/billing_portal/configurations"],
    ["charge", "/v1/charges?expand[]=data.refunds"],
    ["coupon", "/v1/coupons"],
    ["dispute", "/v1/disputes"],
    ["event", "/v1/events"],
    ["invoice", "/v1/invoices"],
    ["invoice_payment", "/v1/invoice_payments"],
    ["payment_intent", "/v1/payment_intents"],
    ["payment_method", "/v1/payment_methods"],
    ["price", "/v1/prices"],
    ["product", "/v1/products"],
    ["promotion_code", "/v1/promotion_codes"],
    ["refund", "/v1/refunds"],
    ["setup_intent", "/v1/setup_intents"],
    ["test_helpers.test_clock", "/v1/test_helpers/test_clocks"],
    ["webhook_endpoint", "/v1/webhook_endpoints"],
  ];

  const check = (kind: string, object: Json) => {
    expect(object.object).toBe(kind);
    const example = examples?.[kind] ?? {};
    const found = differences(kind === "event" ? { ...example, data: { object: {} } } : example, object, "");
    expect(found.filter((difference) => !alternatives.some((pattern) => pattern.test(difference)))).toEqual(
      [],
    );
  };

  it.each(fromLists)("%s", async (kind, url) => {
    const list = await get(url);
    expect(list).toMatchObject({
      object: "list",
      url: url.split("?")[0],
      has_more: expect.any(Boolean) as unknown,
    });
    check(kind, await firstOf(url));
  });

  it("customer, subscription, its items and their plan, balance_transaction", async () => {
    const clock = await firstOf("/v1/test_helpers/test_clocks");
    check("customer", await firstOf(`/v1/customers?test_clock=${String(clock.id)}`));
    const subscription = await firstOf(`/v1/subscriptions?test_clock=${String(clock.id)}`);
    check("subscription", subscription);
    const { data } = subscription.items as { data: Json[] };
    check("subscription_item", data[0] ?? {});
    check("plan", (data[0]?.plan ?? {}) as Json);
    const coupon = await firstOf("/v1/coupons");
    const customer = await stripe.client.customers.create();
    const reduced = await stripe.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: String((await firstOf("/v1/prices")).id) }],
      payment_behavior: "default_incomplete",
      discounts: [{ coupon: String(coupon.id) }],
      expand: ["discounts"],
    });
    check("discount", reduced.discounts[0] as unknown as Json);
    const { balance_transaction: id } = await firstOf("/v1/charges");
    check("balance_transaction", await get(`/v1/balance_transactions/${String(id)}`));
  });

  it("line_item, billing_portal.session, and what was deleted", async () => {
    const invoice = await firstOf("/v1/invoices");
    check("line_item", await firstOf(`/v1/invoices/${String(invoice.id)}/lines`));
    const { customer } = invoice;
    const session = await stripe.client.billingPortal.sessions.create({ customer: String(customer) });
    check("billing_portal.session", session as unknown as Json);
    for (const [kind, deleted] of [
      ["customer", await stripe.client.customers.del(String(customer))],
      [
        "webhook_endpoint",
        await stripe.client.webhookEndpoints.del(String((await firstOf("/v1/webhook_endpoints")).id)),
      ],
      [
        "test_helpers.test_clock",
        await stripe.client.testHelpers.testClocks.del(
          String((await firstOf("/v1/test_helpers/test_clocks")).id),
        ),
      ],
    ] as const)
      expect(differences(examples?.[`deleted_${kind}`], { ...deleted }, "")).toEqual([]);
  });
});
