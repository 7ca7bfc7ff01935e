import type { Kinds } from "../objects/kinds.ts";
import type { Due } from "../store/store.ts";
import type { Account } from "./account.ts";
import { advanceInvoice, advanceSubscription } from "./subscriptions.ts";

type TestClock = Kinds["test_helpers.test_clock"];

/** Has everything happen that is due on the account's own clock, one after the other, each at its time. */
export function runAccountClock(account: Account): void {
  const until = account.now(null);
  for (;;) {
    const due = account.store.firstDue(null, until);
    if (!due) return;
    account.store.inTransaction(() => {
      account.pretend(due.due, () => advance(account, due));
    });
  }
}

/** Moves a test clock, and has everything happen on it that is due until then, each at its time. */
export function runTestClock(account: Account, { id }: TestClock, until: number): TestClock {
  for (;;) {
    const due = account.store.firstDue(id, until);
    if (!due) break;
    account.change("test_helpers.test_clock", id, { frozen_time: Math.max(due.due, account.now(id)) });
    advance(account, due);
  }
  return account.change("test_helpers.test_clock", id, { frozen_time: until });
}

function advance(account: Account, { id, kind, due }: Due): void {
  if (kind === "subscription") advanceSubscription(account, id, due);
  else if (kind === "invoice") advanceInvoice(account, id);
  else throw new Error(`nothing happens to a ${kind} by itself`);
}
