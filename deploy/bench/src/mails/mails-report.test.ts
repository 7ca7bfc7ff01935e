import { mailsReport, type MailsResult } from "./mails-report.ts";
import { rateOf } from "./start-sink.ts";

const met: MailsResult = {
  rounds: [
    { service: 50, bare: 100 },
    { service: 70, bare: 100 },
  ],
  replicas: { one: 200, two: 300 },
  load: 2,
};

it("says of each goal that it is met when it is just reached", () => {
  const text = mailsReport(met);
  expect(text.match(/: met/g)).toHaveLength(2);
  expect(text).toContain("ratio 0.60 (goal 0.60");
});

it.each<[string, Partial<MailsResult>]>([
  ["the whole path", { rounds: [{ service: 59, bare: 100 }] }],
  ["two replicas", { replicas: { one: 200, two: 299 } }],
])("says when the goal of %s is missed", (_what, change) => {
  expect(mailsReport({ ...met, ...change }).match(/: missed/g)).toHaveLength(1);
});

it("counts mails from the first one on", () => {
  expect(rateOf({ count: 101, firstMs: 1000, lastMs: 3000 })).toBe(50);
});
