import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { unchanged } from "../domain/account-change.ts";
import { askForVerification } from "../domain/ask-for-link.ts";
import { changeAccount } from "./change-account.ts";
import { limitAttempts, mailsFrom } from "./limit-attempts.ts";
import { newLink } from "./new-link.ts";

const minuteMs = 60_000;

/**
 * Sends another link that confirms the account's address, unless it is confirmed already.
 * @throws {TooManyAttempts}
 */
export async function resendVerification(
  context: Pick<Context, "accounts" | "attempts" | "outbox" | "config" | "now" | "log">,
  { id, network }: Pick<Account, "id"> & { network: string },
): Promise<void> {
  await limitAttempts(context, { purpose: "verification link", who: id, from: network }, [
    { key: `resend-verification ${id}`, free: 3, firstPauseMs: 5 * minuteMs, maxPauseMs: 60 * minuteMs },
    mailsFrom(network),
  ]);
  const link = newLink(context, "verify-email");
  await changeAccount(
    context,
    () => context.accounts.find(id),
    (account) => (account.emailVerifiedAt ? unchanged : askForVerification(account, link)),
  );
}
