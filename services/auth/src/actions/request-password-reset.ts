import { emailKeyOf } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { askForReset } from "../domain/ask-for-link.ts";
import { decoy } from "../store/account-store.ts";
import { changeAccount, eventsOf } from "./change-account.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { newLink } from "./new-link.ts";

const minuteMs = 60_000;

/**
 * Sends a link for a new password to an address, if it is an account's. For any other address the same work is
 * done: one account is read and one is written.
 *
 * Attempts are counted for any address alike. They can't keep an owner from resetting the password: each one that isn't
 * refused sends a link.
 * @throws {TooManyAttempts}
 */
export async function requestPasswordReset(
  context: Pick<Context, "accounts" | "attempts" | "outbox" | "config" | "now" | "log">,
  { email, network }: { email: string; network: string },
): Promise<void> {
  const { accounts, outbox, now } = context;
  const emailKey = emailKeyOf(email);
  await limitAttempts(context, { purpose: "password reset request", who: "unknown", from: network }, [
    { key: `forgot-password ${emailKey} from ${network}`, free: 3, maxPauseMs: 15 * minuteMs },
    { key: `forgot-password ${emailKey}`, free: 6, maxPauseMs: 15 * minuteMs },
    { key: `forgot-password from ${network}`, free: 20, maxPauseMs: minuteMs, windowMs: 60 * minuteMs },
  ]);
  const { linkId, link } = newLink(context, "reset-password");
  const account = await changeAccount(
    context,
    () => accounts.findByEmailKey(emailKey),
    (found) => askForReset(found, { linkId, link }),
  );
  if (account) return;
  const change = askForReset(decoy, { linkId, link });
  await accounts.updateDecoy(change.set, ...eventsOf(change, decoy.id, now()));
  outbox.wake();
}
