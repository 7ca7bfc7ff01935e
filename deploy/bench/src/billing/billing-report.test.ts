import { billingReport, type BillingResult } from "./billing-report.ts";

const met: BillingResult = {
  intake: { billing: 2000, bare: 4000, ratio: 0.5 },
  waits: [...Array<number>(19).fill(2000), 9000],
  load: 2,
};

it("says of each goal that it is met when it is just reached", () => {
  const text = billingReport(met);
  expect(text.match(/: met/g)).toHaveLength(2);
  expect(text).toContain("p95 2000 ms");
});

it.each<[string, Partial<BillingResult>]>([
  ["intake", { intake: { billing: 1960, bare: 4000, ratio: 0.49 } }],
  ["the wait", { waits: [...Array<number>(19).fill(2001), 9000] }],
])("says when the goal of %s is missed", (_what, change) => {
  expect(billingReport({ ...met, ...change }).match(/missed/g)).toHaveLength(1);
});
