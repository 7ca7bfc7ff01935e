import type { Account } from "./account.ts";
import { advanceInvoice, advanceSubscription } from "./subscription-life.ts";

/** Does everything that is due on the account's clock, one after the other, each at its time. */
export function runClock(account: Account): void {
  const until = account.now();
  for (;;) {
    const due = account.store.firstDue(until);
    if (!due) return;
    const advance = due.kind === "subscription" ? advanceSubscription : advanceInvoice;
    account.store.inTransaction(() => {
      account.pretend(due.due, () => advance(account, due.id, due.due));
    });
  }
}
