import { reportedReason } from "./reported-reason.ts";

it.each([
  ["email.complained", undefined, "complaint"],
  ["email.bounced", { type: "Permanent" }, "bounce"],
  ["email.bounced", { type: "permanent" }, "bounce"],
  ["email.bounced", { type: "Transient" }, undefined],
  ["email.bounced", { type: "Undetermined" }, undefined],
  ["email.bounced", {}, undefined],
  ["email.bounced", undefined, undefined],
  ["email.delivery_delayed", { type: "Permanent" }, undefined],
  ["email.delivered", undefined, undefined],
])("of a report %s with %j that nothing more is to be sent is %s", (type, bounce, reason) => {
  expect(reportedReason({ type, data: { to: ["ada@example.org"], bounce } })).toBe(reason);
});
