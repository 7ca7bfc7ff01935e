import { moneyText } from "@wordlehint/contracts/money";
import { ApiError } from "../http/api-error.ts";
import { newBalanceTransaction } from "../objects/balance-transaction.ts";
import type { Charge } from "../objects/charge.ts";
import type { Kinds } from "../objects/kinds.ts";
import { newRefund } from "../objects/refund.ts";
import type { Account } from "./account.ts";
import { behaviourOf } from "./behaviour-of.ts";
import { isTakenByBank } from "./disputes.ts";

type Refund = Kinds["refund"];

/** Gives an amount of a charge back, or all that is left of it. */
export function refundCharge(
  account: Account,
  charge: Charge,
  {
    amount,
    reason,
    metadata,
  }: { amount?: number | undefined; reason: Refund["reason"]; metadata: Record<string, string> },
): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid)
    throw new ApiError(400, `Charge ${charge.id} has not succeeded, so it can't be refunded.`, {
      param: "charge",
    });
  if (isTakenByBank(account, charge.id))
    throw new ApiError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  if (left === 0)
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  const refunded = amount ?? left;
  const shown = (amount: number) => moneyText({ amount, currency: charge.currency });
  if (refunded > left)
    throw new ApiError(
      400,
      `Refund amount (${shown(refunded)}) is greater than unrefunded amount on charge (${shown(left)})`,
      { param: "amount" },
    );
  const clock = account.store.find("customer", charge.customer ?? "")?.test_clock;
  const created = account.now(clock);
  const made = newRefund({ charge, amount: refunded, created, reason, metadata });
  const balance = newBalanceTransaction("refund", {
    ...{ amount: -refunded, created, currency: charge.currency, source: made.id },
    description: `REFUND FOR CHARGE${charge.description === null ? "" : ` (${charge.description})`}`,
  });
  account.add("balance_transaction", balance);
  const refund = account.add("refund", { ...made, balance_transaction: balance.id });
  account.store.hide(charge.id, { refunds: [...refundIds(account, charge.id), refund.id] });
  const amountRefunded = charge.amount_refunded + refunded;
  const changed = account.change("charge", charge.id, {
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  });
  account.emit("refund.created", refund, { clock });
  account.emit("charge.refunded", changed, { clock, previous: { amount_refunded: charge.amount_refunded } });
  if (isRefusedByBank(account, charge)) {
    const failed = account.change("refund", refund.id, {
      status: "failed",
      failure_reason: "lost_or_stolen_card",
    });
    const { amount_refunded, refunded } = charge;
    account.change("charge", charge.id, { amount_refunded, refunded });
    account.emit("refund.failed", failed, { clock });
  }
  return refund;
}

function isRefusedByBank(account: Account, { payment_method: id }: Charge): boolean {
  const method = account.store.find("payment_method", id ?? "");
  return method !== undefined && behaviourOf(account, method).isRefundRefused === true;
}

/** The refunds of a charge, the oldest first. */
export function refundIds({ store }: Account, charge: string): string[] {
  return (store.hidden(charge).refunds as string[] | undefined) ?? [];
}
