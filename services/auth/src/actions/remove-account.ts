import type { Context } from "../context.ts";
import { deleteAccount } from "../domain/delete-account.ts";
import { changeAccount, type Changing } from "./change-account.ts";

/**
 * Deletes an account: in one write the person is removed from it, its sessions end, and the other services are told.
 * Its stored sessions go at once, as far as their events are published; a job removes what is left.
 */
export async function removeAccount(
  context: Changing & Pick<Context, "sessions">,
  userId: string,
): Promise<void> {
  const { accounts, sessions, now } = context;
  const removed = await changeAccount(
    context,
    () => accounts.find(userId),
    (account) => deleteAccount(account, now()),
  );
  if (removed) await sessions.removeOf(userId);
}
