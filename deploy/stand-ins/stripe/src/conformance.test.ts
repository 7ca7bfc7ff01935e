import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Stripe } from "stripe";
import { eventually } from "@wordlehint/stand-in-kit/testing/eventually";
import { startReceiver } from "./test-support/start-receiver.ts";
import { addPrices, beginSubscription, keys, useStripe } from "./test-support/use-stripe.ts";

type Json = Record<string, unknown>;

const path = join(import.meta.dirname, "../test/conformance/examples.json");
const examples = JSON.parse(readFileSync(path, "utf8")) as Record<string, Json>;
const stripe = useStripe();

/** Returns the newest object of a list. */
async function firstOf(url: string): Promise<Json> {
  const headers = { authorization: `Bearer ${keys.secretKey}` };
  const response = await fetch(`${stripe.url}${url}`, { headers });
  const list = (await response.json()) as { data: Json[] };
  expect(list).toMatchObject({
    object: "list",
    url: url.split("?")[0],
    has_more: expect.any(Boolean) as unknown,
  });
  return list.data[0] ?? {};
}

/** Returns the fields of an example that an object lacks or has with another type; null may stand for any type. */
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

/** Fields of which an example shows one possibility, and an object may have another. */
const alternatives = [
  /^metadata\./,
  /(?:^|\.)parent\.(?:quote_details|invoice_item_details)/,
  /proration_details/,
  // Only where it is expanded.
  /^refunds is missing$/,
  /destination_details\.card\.type$/,
];

function check(kind: string, object: Json): void {
  const example = examples[kind];
  expect([object.object, typeof example]).toEqual([kind, "object"]);
  const found = differences(kind === "event" ? { ...example, data: { object: {} } } : example, object, "");
  expect(found.filter((difference) => !alternatives.some((pattern) => pattern.test(difference)))).toEqual([]);
}

describe("An object has the fields and types of Stripe's example:", () => {
  let customer: string;
  beforeEach(async () => {
    const { client } = stripe;
    const { monthly } = await addPrices(client);
    await client.webhookEndpoints.create({ url: "http://127.0.0.1:9/", enabled_events: ["invoice.paid"] });
    customer = (await client.customers.create({ email: "ada@example.org", address: { country: "GB" } })).id;
    const { intent } = await beginSubscription(client, monthly.id, customer);
    await client.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    await client.refunds.create({ payment_intent: intent, amount: 100 });
    const disputed = await beginSubscription(client, monthly.id, customer);
    await client.paymentIntents.confirm(disputed.intent, { payment_method: "pm_card_createDispute" });
    await client.billingPortal.configurations.create({ features: { invoice_history: { enabled: true } } });
  });

  it.each([
    ["billing_portal.configuration", "/v1/billing_portal/configurations"],
    ["charge", "/v1/charges"],
    ["customer", "/v1/customers"],
    ["dispute", "/v1/disputes"],
    ["invoice", "/v1/invoices"],
    ["invoice_payment", "/v1/invoice_payments"],
    ["payment_intent", "/v1/payment_intents"],
    ["price", "/v1/prices"],
    ["product", "/v1/products"],
    ["refund", "/v1/refunds"],
    ["webhook_endpoint", "/v1/webhook_endpoints"],
  ])("%s", async (kind, url) => check(kind, await firstOf(url)));

  it("payment_method", async () => {
    check("payment_method", await firstOf(`/v1/customers/${customer}/payment_methods`));
  });

  it("subscription, its item, its plan and its invoice's line", async () => {
    const subscription = await firstOf("/v1/subscriptions");
    check("subscription", subscription);
    const { data } = subscription.items as { data: Json[] };
    check("subscription_item", data[0] ?? {});
    check("plan", (data[0]?.plan ?? {}) as Json);
    const { lines } = (await firstOf("/v1/invoices")) as { lines: { data: Json[] } };
    check("line_item", lines.data[0] ?? {});
  });

  it("coupon, promotion_code and discount", async () => {
    const { client } = stripe;
    const coupon = await client.coupons.create({ percent_off: 25.5, duration: "forever" });
    check("coupon", { ...coupon, percent_off: 25.5 });
    await client.promotionCodes.create({ promotion: { coupon: coupon.id, type: "coupon" }, code: "FALL20" });
    check("promotion_code", await firstOf("/v1/promotion_codes"));
    const { discounts } = await client.subscriptions.create({
      ...{ customer, discounts: [{ coupon: coupon.id }], payment_behavior: "default_incomplete" },
      items: [{ price: String((await firstOf("/v1/prices")).id) }],
      expand: ["discounts"],
    });
    check("discount", discounts[0] as unknown as Json);
  });

  it("setup_intent, billing_portal.session and a deleted webhook endpoint", async () => {
    const { client } = stripe;
    check("setup_intent", (await client.setupIntents.create({ customer })) as unknown as Json);
    check(
      "billing_portal.session",
      (await client.billingPortal.sessions.create({ customer })) as unknown as Json,
    );
    const { data } = await client.webhookEndpoints.list();
    const deleted = await client.webhookEndpoints.del(data[0]?.id ?? "");
    expect(differences(examples.deleted_webhook_endpoint, { ...deleted }, "")).toEqual([]);
  });

  it("event", async () => {
    const receiver = await startReceiver();
    const enabled_events: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = ["customer.updated"];
    await stripe.client.webhookEndpoints.create({ url: receiver.url, enabled_events });
    await stripe.client.customers.update(customer, { name: "Ada" });
    await eventually(() => expect(receiver.received).toHaveLength(1));
    check("event", receiver.received[0]?.event as unknown as Json);
    await receiver.close();
  });
});
