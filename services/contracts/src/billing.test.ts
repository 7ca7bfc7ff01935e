import {
  beginSubscriptionSchema,
  billingSummarySchema,
  cancelSubscriptionSchema,
  invoicesQuerySchema,
  stripeEventSchema,
  switchIntervalSchema,
  useCardSchema,
  withdrawSchema,
} from "./billing.ts";

const summary = {
  status: "active",
  isTrial: false,
  isPaidAhead: false,
  currentPeriodEnd: "2026-12-21T05:05:00.000Z",
  cancelAtPeriodEnd: false,
  price: { amount: 377, currency: "usd", interval: "month" },
  card: { brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 },
  paymentFailedAt: null,
  graceEndsAt: null,
  withdrawal: { possibleUntil: "2026-12-05T05:05:00.000Z", amount: 377, currency: "usd", byDays: false },
};

it("has a summary without anything of a card but what its owner knows it by", () => {
  const card = { ...summary.card, number: "4242424242424242", fingerprint: "Xt5EWLLDS7FJjR1c" };
  expect(billingSummarySchema.parse({ ...summary, card })).toEqual(summary);
});

it.each([
  ["begins a subscription", beginSubscriptionSchema, { interval: "year" }],
  ["cancels", cancelSubscriptionSchema, { email: "ada@example.org" }],
  ["switches the interval", switchIntervalSchema, { interval: "month" }],
  ["uses a card", useCardSchema, { setupIntent: "seti_1abc" }],
  ["withdraws", withdrawSchema, { confirm: true }],
  ["asks for invoices", invoicesQuerySchema, { before: "in_1abc" }],
  ["is an event", stripeEventSchema, { id: "evt_1", type: "invoice.paid", data: { object: { id: "in_1" } } }],
])("takes what %s, and nothing like it", (_title, schema, body) => {
  expect(schema.parse(body)).toEqual(body);
  for (const name of Object.keys(body)) {
    for (const wrong of [null, {}, [], 1, false, "", "x".repeat(1000), "../../v1/customers", { $gt: "" }])
      expect(schema.safeParse({ ...body, [name]: wrong }).success).toBe(false);
  }
  for (const wrong of [null, [], "text", 1, true]) expect(schema.safeParse(wrong).success).toBe(false);
});
