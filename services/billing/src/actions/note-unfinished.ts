import { reasonOf } from "../clients/provider-faults.ts";
import type { Context } from "../context.ts";
import { nextAttempt, type Unfinished } from "../domain/unfinished.ts";
import type { Customer } from "../store/customer-model.ts";

type Noting = Pick<Context, "customers" | "now" | "log">;

/** Notes that something couldn't be done for a customer at the provider, so that it is tried again or an operator is told. */
export async function noteUnfinished(
  { customers, now, log }: Noting,
  { _id: userId, unfinished: known }: Pick<Customer, "_id" | "unfinished">,
  error: unknown,
): Promise<void> {
  const unfinished = nextAttempt(known, reasonOf(error), now());
  await customers.noteUnfinished(userId, unfinished);
  logUnfinished(log, userId, unfinished, error);
}

/** Logs what couldn't be done: once when it begins, and once when it is given up. */
export function logUnfinished(
  log: Noting["log"],
  userId: string,
  { reason, attempts, since, dueAt }: Unfinished,
  error?: unknown,
): void {
  const about = { customer: userId, reason, attempts, since, err: error };
  if (dueAt === null) log.error(about, "something is left to be settled at the payment provider by hand");
  else
    log[attempts === 1 ? "warn" : "debug"](
      about,
      "something couldn't be done at the payment provider, trying again",
    );
}
