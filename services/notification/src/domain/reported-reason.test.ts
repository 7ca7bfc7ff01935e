import { reportedReason } from "./reported-reason.ts";

it.each([
  ["email.complained", undefined, "complaint"],
  ["email.bounced", { type: "Permanent" }, "bounce"],
  ["email.bounced", { type: "permanent" }, "bounce"],
  ["email.bounced", { type: "Transient" }, undefined],
  ["email.bounced", undefined, undefined],
  ["email.delivery_delayed", { type: "Permanent" }, undefined],
  ["email.delivered", undefined, undefined],
])("takes from a report %s with bounce %j the reason to suppress %s", (type, bounce, reason) => {
  expect(reportedReason({ type, data: { to: ["ada@example.org"], bounce } })).toBe(reason);
});
