import type { Context } from "../context.ts";
import { refreshCustomer } from "./refresh-customer.ts";
import { finishWithdrawal } from "./withdraw.ts";

const heldMs = 5 * 60_000;

/**
 * Asks the provider about every customer for whom it is time, such as when the grace period ends, and finishes
 * withdrawals. A customer for whom that fails is tried again in five minutes.
 */
export async function checkDueCustomers(context: Context): Promise<void> {
  const { customers, now, signal, log } = context;
  while (!signal.aborted) {
    const due = await customers.takeDue(now(), new Date(now().getTime() + heldMs));
    if (!due) return;
    try {
      const { _id: userId, withdrawal } = due;
      if (withdrawal && !withdrawal.doneAt) await finishWithdrawal(context, userId, withdrawal);
      else await refreshCustomer(context, userId);
    } catch (error) {
      log.warn({ err: error, customer: due._id }, "a customer couldn't be checked");
    }
  }
}
