import { givenBackOf } from "./given-back.ts";

const refund = (amount: number, status = "succeeded") => ({ amount, status });
const dispute = (status: "lost" | "won" | "under_review" | "warning_needs_response") => ({
  ...{ amount: 377, status },
});

it.each([
  ["a part in the dashboard", [refund(100)], [], { amount: 100 }],
  ["by a refund that failed", [refund(377, "failed")], [], { amount: 0, hasFailed: true }],
  ["by a refund that was canceled", [refund(377, "canceled")], [], { amount: 0 }],
  ["by a bank", [], [dispute("lost")], { amount: 377, isReversed: true }],
  ["by a bank after a part", [refund(100)], [dispute("lost")], { amount: 377, isReversed: true }],
  ["nothing while a dispute is open", [], [dispute("under_review")], { amount: 0, held: 377 }],
  ["a part while a dispute is open", [refund(100)], [dispute("under_review")], { amount: 100, held: 277 }],
  ["nothing after a dispute that was won", [], [dispute("won")], { amount: 0 }],
  ["nothing after an inquiry", [], [dispute("warning_needs_response")], { amount: 0 }],
])("counts what was given back: %s", (_how, refunds, disputes, expected) => {
  const nothing = { amount: 0, held: 0, isReversed: false, hasFailed: false };
  expect(givenBackOf(377, refunds, disputes)).toEqual({ ...nothing, ...expected });
});
