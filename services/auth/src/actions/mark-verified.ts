import { verifyEmail } from "../domain/confirm-email.ts";
import { changeAccount, type Changing } from "./change-account.ts";

/** Marks an account's address as confirmed. */
export async function markVerified(context: Changing, userId: string): Promise<void> {
  await changeAccount(
    context,
    () => context.accounts.find(userId),
    (account) => verifyEmail(account, context.now()),
  );
}
