import { mailKinds } from "@wordlehint/contracts";
import { budgetOf } from "./mail-budget.ts";

const kindsWith = (budget: ReturnType<typeof budgetOf>, isConfirmed: boolean) =>
  mailKinds.filter((kind) => budgetOf(kind, isConfirmed) === budget);

it("has nothing sent to an address that nobody has confirmed without being counted", () => {
  expect(kindsWith("unlimited", false)).toEqual([]);
});

it("counts what strangers can have sent, also to a confirmed address, and leaves the rest to its owner", () => {
  expect(kindsWith("request", true)).toEqual(["already-subscribed", "contact-acknowledgement"]);
  expect(kindsWith("unlimited", true)).toHaveLength(mailKinds.length - 2);
});
