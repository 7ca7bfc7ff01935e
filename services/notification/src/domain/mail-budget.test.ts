import { mailKinds } from "@wordlehint/contracts";
import { budgetOf } from "./mail-budget.ts";

const kindsWith = (budget: ReturnType<typeof budgetOf>, isConfirmed: boolean) =>
  mailKinds.filter((kind) => budgetOf(kind, isConfirmed) === budget);

it("counts or forbids every mail to an address that nobody has confirmed", () => {
  expect(kindsWith("unlimited", false)).toEqual([]);
  expect(kindsWith("forbidden", false).sort()).toEqual([
    ...[
      "account-deleted",
      "contact-message",
      "daily-hint",
      "email-changed",
      "new-device",
      "password-changed",
    ],
  ]);
});

it("counts what strangers can have sent, also to a confirmed address, and leaves the rest to its owner", () => {
  expect(kindsWith("request", true)).toEqual(["already-subscribed", "contact-acknowledgement"]);
  expect(kindsWith("unlimited", true)).toHaveLength(mailKinds.length - 2);
});
