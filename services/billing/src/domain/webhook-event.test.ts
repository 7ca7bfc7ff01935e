import { changedCustomer } from "./webhook-event.ts";

const event = (object: object) => ({ data: { object: object as Record<string, unknown> } });

it.each([
  ["an invoice", { object: "invoice", id: "in_1234", customer: "cus_1234" }],
  ["an invoice with its customer", { object: "invoice", id: "in_1234", customer: { id: "cus_1234" } }],
  ["a customer", { object: "customer", id: "cus_1234" }],
  ["a refund", { object: "refund", id: "re_1234", charge: "ch_1234", customer: "cus_1234" }],
])("finds the customer of %s", (_what, object) => {
  expect(changedCustomer(event(object))).toEqual({ customerId: "cus_1234" });
});

it("finds a dispute by its payment, since it names no customer", () => {
  const dispute = { object: "dispute", id: "dp_1234", charge: "ch_1234" };
  expect(changedCustomer(event(dispute))).toEqual({ customerId: "ch_1234" });
});

it.each([
  ["nobody's object", { object: "invoice", id: "in_1234", customer: null }],
  ["an object without an id", { object: "invoice", customer: "cus_1234" }],
  ["an object without a kind", { id: "in_1234", customer: "cus_1234" }],
  ["another account's customer", { object: "invoice", id: "in_1234", customer: "acct_1234" }],
  ["an id that leads elsewhere", { object: "invoice", id: "in_1234", customer: "cus_1/../../v1/account" }],
  ["too long an id", { object: "invoice", id: "in_1234", customer: `cus_${"x".repeat(300)}` }],
])("ignores %s", (_what, object) => {
  expect(changedCustomer(event(object))).toBeUndefined();
});
