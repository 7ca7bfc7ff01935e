import { moneyText } from "@wordlehint/contracts/money";
import { ApiError } from "../http/api-error.ts";
import type { Charge } from "../objects/charge.ts";
import { newRefund, type Refund } from "../objects/refund.ts";
import type { Account } from "./account.ts";
import { isTakenByBank } from "./disputes.ts";
import { behaviorOf } from "./payment-methods.ts";

/** Gives an amount of a charge back, by default all that is left of it. */
export function refundCharge(
  account: Account,
  charge: Charge,
  { amount, reason }: { amount?: number | undefined; reason: Refund["reason"] },
): Refund {
  const left = charge.amount - charge.amount_refunded;
  const refunded = amount ?? left;
  requireRefundable(account, charge, { refunded, left });
  const refund = newRefund({ charge, amount: refunded, created: account.now(), reason });
  account.add("refund", refund);
  const amountRefunded = charge.amount_refunded + refunded;
  const isWhole = amountRefunded === charge.amount;
  const changes = { amount_refunded: amountRefunded, refunded: isWhole };
  account.change("charge", charge.id, changes, "charge.refunded");
  if (isRefusedByBank(account, charge)) {
    const failure = { status: "failed", failure_reason: "lost_or_stolen_card" };
    const { amount_refunded, refunded: wasWhole } = charge;
    account.change("charge", charge.id, { amount_refunded, refunded: wasWhole });
    account.change("refund", refund.id, failure, "refund.failed");
  }
  return refund;
}

function requireRefundable(
  account: Account,
  { id, paid, currency }: Charge,
  { refunded, left }: { refunded: number; left: number },
): void {
  const shown = (amount: number) => moneyText({ amount, currency });
  if (!paid)
    throw new ApiError(400, `Charge ${id} has not succeeded, so it can't be refunded.`, { param: "charge" });
  if (isTakenByBank(account, id))
    throw new ApiError(400, `Charge ${id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  if (left === 0)
    throw new ApiError(400, `Charge ${id} has already been refunded.`, { code: "charge_already_refunded" });
  if (refunded > left)
    throw new ApiError(
      400,
      `Refund amount (${shown(refunded)}) is greater than unrefunded amount on charge (${shown(left)})`,
      { param: "amount" },
    );
}

function isRefusedByBank(account: Account, { payment_method: id }: Charge): boolean {
  return id !== null && behaviorOf(account, account.get("payment_method", id)).isRefundRefused === true;
}
