import { readWebhookEvent } from "./webhook-event.ts";

const event = (object: object) => ({
  id: "evt_1",
  type: "x.y",
  data: { object: object as Record<string, unknown> },
});

it.each([
  ["an invoice", { object: "invoice", id: "in_1234", customer: "cus_1234" }],
  ["an invoice with its customer", { object: "invoice", id: "in_1234", customer: { id: "cus_1234" } }],
  ["a customer", { object: "customer", id: "cus_1234" }],
  ["a refund", { object: "refund", id: "re_1234", charge: "ch_1234", customer: "cus_1234" }],
])("reads of %s whose it is", (_what, object) => {
  expect(readWebhookEvent(event(object))).toMatchObject({ id: "evt_1", customerId: "cus_1234" });
});

it("reads of a dispute which payment it is about, since whose it is isn't said", () => {
  const dispute = { object: "dispute", id: "dp_1234", charge: "ch_1234" };
  expect(readWebhookEvent(event(dispute))).toMatchObject({ customerId: "ch_1234" });
});

it.each([
  ["nobody's object", { object: "invoice", id: "in_1234", customer: null }],
  ["an object without an id", { object: "invoice", customer: "cus_1234" }],
  ["an object without a kind", { id: "in_1234", customer: "cus_1234" }],
  ["another account's customer", { object: "invoice", id: "in_1234", customer: "acct_1234" }],
  ["an id that leads elsewhere", { object: "invoice", id: "in_1234", customer: "cus_1/../../v1/account" }],
  ["too long an id", { object: "invoice", id: "in_1234", customer: `cus_${"x".repeat(300)}` }],
])("does nothing about %s", (_what, object) => {
  expect(readWebhookEvent(event(object))).toBeUndefined();
});
