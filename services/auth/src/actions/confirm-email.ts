import { audit, DomainError, hashSecret, isDuplicateKey } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { replaceEmail, verifyEmail } from "../domain/confirm-email.ts";
import { opensWith } from "../domain/link.ts";
import { changeAccount } from "./change-account.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { LinkRefused } from "./link-refused.ts";

type Confirming = Pick<Context, "accounts" | "attempts" | "outbox" | "now" | "log">;

/**
 * Confirms an address by the token of a link: the account's own, or one that takes its place. Returns the address, also
 * for a link that has confirmed it already.
 * @throws {LinkRefused} for a token that is wrong, expired, or of a link in whose place another one was sent.
 * @throws {DomainError} `conflict` when another account has the new address by now.
 * @throws {TooManyAttempts}
 */
export async function confirmEmail(
  context: Confirming,
  { token, network }: { token: string; network: string },
): Promise<string> {
  const attempt = await limitAttempts(
    context,
    { purpose: "confirmation of an address", who: "unknown", from: network },
    [{ key: `verify-email from ${network}`, free: 30, maxPauseMs: 60_000 }],
  );
  const account = await followLink(context, hashSecret(token), network);
  await attempt.giveBack();
  return account.email;
}

async function followLink(context: Confirming, tokenHash: string, network: string): Promise<Account> {
  const { accounts, now, log } = context;
  try {
    const account = await changeAccount(
      context,
      // In this order, because following a link to a new address makes it one to the account's own.
      async () =>
        (await accounts.findByLink("newEmail", tokenHash)) ?? accounts.findByLink("verification", tokenHash),
      (found) => {
        const { verification, newEmail } = found;
        if (opensWith(verification, tokenHash, now())) return verifyEmail(found, now());
        if (!newEmail || !opensWith(newEmail, tokenHash, now())) throw new LinkRefused();
        return replaceEmail(found, newEmail, now());
      },
    );
    if (!account) throw new LinkRefused();
    // It still has the link that was followed, if that has just replaced its address.
    if (account.newEmail?.tokenHash === tokenHash)
      audit(log, "address changed", { who: account.id, from: network });
    return account;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new DomainError("conflict", "Another account has this email address.");
  }
}
