import type { Account } from "./account.ts";
import { unchanged, type AccountChange } from "./account-change.ts";

/**
 * Marks the account's address as its owner's. Nothing changes if it is marked already. The link stays: until it expires
 * it says what it has confirmed.
 */
export function verifyEmail({ emailVerifiedAt }: Account, now: Date): AccountChange {
  return emailVerifiedAt ? unchanged : { set: { emailVerifiedAt: now }, unset: [], events: [] };
}

/**
 * Replaces the account's address by the one that is confirmed, and keeps its link as `verifyEmail` does. Links to the old
 * one are void; no session ends.
 */
export function replaceEmail(
  { id: userId, email: previousEmail, emailVerifiedAt }: Account,
  { email, emailKey, tokenHash, expiresAt }: Required<Account>["newEmail"],
  now: Date,
): AccountChange {
  return {
    set: { email, emailKey, emailVerifiedAt: now, verification: { tokenHash, expiresAt } },
    unset: ["newEmail", "reset"],
    events: [
      {
        type: "user.email_changed",
        data: { userId, email, previousEmail, previousVerified: emailVerifiedAt !== undefined },
      },
    ],
  };
}
