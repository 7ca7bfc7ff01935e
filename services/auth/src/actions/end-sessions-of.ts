import { endAllSessions } from "../domain/end-all-sessions.ts";
import { changeAccount, type Changing } from "./change-account.ts";

/** Ends every session of an account. An account that is gone has none. */
export async function endSessionsOf(context: Changing, userId: string): Promise<void> {
  await changeAccount(
    context,
    () => context.accounts.find(userId),
    (account) => endAllSessions(account, context.now()),
  );
}
