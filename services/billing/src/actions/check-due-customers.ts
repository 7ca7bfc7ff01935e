import type { Context } from "../context.ts";
import type { Customer } from "../store/customer-model.ts";
import { finishErasure } from "./erase-customer.ts";
import { noteUnfinished } from "./note-unfinished.ts";
import { refreshCustomer } from "./refresh-customer.ts";
import { finishWithdrawal } from "./withdraw.ts";

const heldMs = 5 * 60_000;

/**
 * Asks the provider about every customer for whom it is time, such as when the grace period ends, and finishes
 * withdrawals and erasures. What fails is tried again, ever more rarely, until an operator is told.
 */
export async function checkDueCustomers(context: Context): Promise<void> {
  const { customers, now, signal } = context;
  while (!signal.aborted) {
    const due = await customers.takeDue(now(), new Date(now().getTime() + heldMs));
    if (!due) return;
    try {
      await check(context, due);
    } catch (error) {
      await noteUnfinished(context, due, error);
    }
  }
}

async function check(context: Context, customer: Customer): Promise<void> {
  const { _id: userId, withdrawal, erasedAt, unfinished } = customer;
  const isGivenUp = unfinished?.dueAt === null;
  if (erasedAt) await finishErasure(context, customer);
  else if (withdrawal && !withdrawal.doneAt && !isGivenUp)
    await finishWithdrawal(context, userId, withdrawal);
  else await refreshCustomer(context, userId);
}
