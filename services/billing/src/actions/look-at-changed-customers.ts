import { backoffMs } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { ChangedCustomer } from "../store/changed-customer-store.ts";
import { useAnnouncedCard } from "./change-card.ts";
import { findCustomer } from "./find-customer.ts";
import { refreshCustomer } from "./refresh-customer.ts";

/** Longer than a replica is at a customer. */
const heldMs = 2 * 60_000;
const backoff = { firstMs: 2000, maxMs: 3_600_000 };

/** Looks at the customers that are due, one after the other. One for which that fails is tried again, ever more rarely. */
export async function lookAtChangedCustomers(context: Context): Promise<void> {
  const { changedCustomers, now, signal, log } = context;
  while (!signal.aborted) {
    const changed = await changedCustomers.take(now(), new Date(now().getTime() + heldMs));
    if (!changed) return;
    try {
      await lookAt(context, changed);
      await changedCustomers.finish(changed, now());
    } catch (error) {
      const { id, attempts } = changed;
      const level = attempts === 1 ? "warn" : "debug";
      log[level](
        { err: error, customer: id, attempts },
        "a customer couldn't be looked at, trying again later",
      );
      await changedCustomers.postpone(changed, new Date(now().getTime() + backoffMs(attempts - 1, backoff)));
    }
  }
}

/** Asks the provider what is true of a customer now. */
async function lookAt(context: Context, { id, setupIntents }: ChangedCustomer): Promise<void> {
  const customer = await findCustomer(context, id);
  if (!customer) return;
  for (const setupIntent of setupIntents) await useAnnouncedCard(context, customer, setupIntent);
  await refreshCustomer(context, customer._id);
}
