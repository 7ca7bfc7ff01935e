import { ApiError } from "../http/api-error.ts";
import type { Charge } from "../objects/charge.ts";
import { newDispute, type Dispute } from "../objects/dispute.ts";
import type { Account } from "./account.ts";

/** Opens the dispute of a payment: the bank has the money until it is closed. */
export function openDispute(account: Account, charge: Charge): void {
  const dispute = account.add("dispute", newDispute(charge, account.now()));
  account.store.hide(charge.id, { dispute: dispute.id });
  account.change("charge", charge.id, { disputed: true });
  account.emit("charge.dispute.created", dispute);
}

/** @throws {ApiError} where the dispute is closed already */
export function closeDispute(account: Account, id: string, status: "won" | "lost"): Dispute {
  const dispute = account.get("dispute", id);
  if (dispute.status === "won" || dispute.status === "lost")
    throw new ApiError(400, `The dispute ${id} is already closed.`, { code: "dispute_already_closed" });
  return account.change("dispute", id, { status }, "charge.dispute.closed");
}

/** Returns whether a bank has a payment, or has given it back, so that it can't be refunded. */
export function isTakenByBank({ store }: Account, charge: string): boolean {
  const id = store.hidden(charge).dispute as string | undefined;
  return id !== undefined && store.find("dispute", id)?.status !== "won";
}
