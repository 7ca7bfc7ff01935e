import { ApiError } from "../http/api-error.ts";
import type { Charge } from "../objects/charge.ts";
import { newDispute, type Dispute } from "../objects/dispute.ts";
import type { Account } from "./account.ts";

const closed: readonly Dispute["status"][] = ["won", "lost"];

/** Has the bank take a payment back, as its owner asked for. */
export function openDispute(account: Account, charge: Charge, clock: string | null): void {
  const dispute = account.add("dispute", newDispute(charge, account.now(clock)), { hidden: { clock } });
  account.store.hide(charge.id, { dispute: dispute.id });
  account.change("charge", charge.id, { disputed: true });
  account.emit("charge.dispute.created", dispute, { clock });
}

/** Decides a dispute. One that is closed stays as it was decided. */
export function closeDispute(account: Account, id: string, status: "won" | "lost"): Dispute {
  const dispute = account.get("dispute", id);
  if (closed.includes(dispute.status))
    throw new ApiError(400, `The dispute ${id} is already closed.`, { code: "dispute_already_closed" });
  const changed = account.change("dispute", id, { status });
  const { clock } = account.store.hidden(id) as { clock: string | null };
  account.emit("charge.dispute.closed", changed, { clock });
  return changed;
}

/** Whether the bank has a payment, or has given it back, so that it can't be refunded. */
export function isTakenByBank({ store }: Account, charge: string): boolean {
  const id = store.hidden(charge).dispute as string | undefined;
  return id !== undefined && store.find("dispute", id)?.status !== "won";
}
