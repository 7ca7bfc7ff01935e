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
 * Confirms an address by the token of a link, once: the account's own, or one that takes its place. Returns the address.
 * @throws {LinkRefused} for a token that is wrong, used or expired.
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
  const tokenHash = hashSecret(token);
  const account = (await confirmOwn(context, tokenHash)) ?? (await confirmNew(context, tokenHash, network));
  if (!account) throw new LinkRefused();
  await attempt.giveBack();
  return account.email;
}

function confirmOwn(context: Confirming, tokenHash: string): Promise<Account | undefined> {
  const { accounts, now } = context;
  return changeAccount(
    context,
    () => accounts.findByLink("verification", tokenHash),
    (account) => {
      if (!opensWith(account.verification, tokenHash, now())) throw new LinkRefused();
      return verifyEmail(account, now());
    },
  );
}

async function confirmNew(
  context: Confirming,
  tokenHash: string,
  network: string,
): Promise<Account | undefined> {
  const { accounts, now, log } = context;
  try {
    const changed = await changeAccount(
      context,
      () => accounts.findByLink("newEmail", tokenHash),
      (account) => {
        const { newEmail } = account;
        if (!newEmail || !opensWith(newEmail, tokenHash, now())) throw new LinkRefused();
        return replaceEmail(account, newEmail, now());
      },
    );
    if (changed) audit(log, "address changed", { who: changed.id, from: network });
    return changed;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new DomainError("conflict", "Another account has this email address.");
  }
}
