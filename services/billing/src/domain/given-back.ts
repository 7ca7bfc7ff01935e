import type Stripe from "stripe";

/** Refunds and disputes of a payment that had succeeded. */
export type GivenBack = {
  /** The amount given back, by refunds and by the bank. */
  amount: number;
  /** The amount that the bank holds until a dispute is decided. */
  held: number;
  /** True if a dispute was lost, so that the bank has reversed the payment. */
  isReversed: boolean;
  /** True if the bank has refused a refund. */
  hasFailed: boolean;
};

type Refund = Pick<Stripe.Refund, "amount" | "status">;
type Dispute = Pick<Stripe.Dispute, "amount" | "status">;

const without = new Set<Refund["status"]>(["failed", "canceled"]);
/** In the others, such as inquiries, the bank has taken nothing. */
const undecided = new Set<string>([
  "needs_response",
  "under_review",
  "appeal_needs_response",
  "appeal_under_review",
]);

/** Returns how much of a payment was given back, by its refunds and disputes. */
export function givenBackOf(
  paid: number,
  refunds: readonly Refund[],
  disputes: readonly Dispute[],
): GivenBack {
  const lost = disputes.filter(({ status }) => status === "lost");
  const open = disputes.filter(({ status }) => undecided.has(status));
  const refunded = sumOf(refunds.filter(({ status }) => !without.has(status)));
  const amount = Math.min(paid, refunded + sumOf(lost));
  return {
    amount,
    held: Math.min(paid - amount, sumOf(open)),
    isReversed: lost.length > 0,
    hasFailed: refunds.some(({ status }) => status === "failed"),
  };
}

const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);
