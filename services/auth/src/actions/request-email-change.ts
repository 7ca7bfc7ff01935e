import { audit, emailKeyOf, mailboxOf } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { askForEmailChange } from "../domain/ask-for-link.ts";
import { changeAccount } from "./change-account.ts";
import { limitAttempts, mailsFrom } from "./limit-attempts.ts";
import { newLink } from "./new-link.ts";
import { requirePassword, type Proof } from "./require-password.ts";

const minuteMs = 60_000;

/**
 * Sends a link to another address, which becomes the account's when it is followed. An address that another account
 * has is sent nothing, and the player isn't told.
 * @throws {WrongPassword}
 * @throws {TooManyAttempts}
 */
export async function requestEmailChange(
  context: Pick<Context, "accounts" | "attempts" | "passwords" | "outbox" | "config" | "now" | "log">,
  proof: Proof & { email: string },
): Promise<void> {
  const { account, email, origin } = proof;
  const { id } = account;
  const who = { who: id, from: origin.network };
  await requirePassword(context, proof, "address change");
  const emailKey = emailKeyOf(email);
  await limitAttempts(context, { purpose: "address change", ...who }, [
    { key: `change-email ${id}`, free: 3, firstPauseMs: 15 * minuteMs, maxPauseMs: 60 * minuteMs },
    { key: `change-email to ${mailboxOf(email)}`, free: 5, maxPauseMs: 15 * minuteMs },
    mailsFrom(origin.network),
  ]);
  const owner = await context.accounts.findByEmailKey(emailKey);
  const isTaken = owner !== undefined && owner.id !== id;
  const link = newLink(context, "change-email");
  await changeAccount(
    context,
    () => context.accounts.find(id),
    (found) => askForEmailChange(found, { email, emailKey, isTaken }, link),
  );
  audit(context.log, "address change requested", who);
}
