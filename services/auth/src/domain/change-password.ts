import type { Account } from "./account.ts";
import { mergeChanges, type AccountChange } from "./account-change.ts";
import { verifyEmail } from "./confirm-email.ts";
import { endAllSessions } from "./end-all-sessions.ts";

export type NewPassword = Pick<Account, "passwordHash"> & {
  /** The only browsers that the account still knows. */
  devices: Account["devices"];
};

/**
 * Gives an account another password. Somebody else may have known the old one, so all sessions end, other browsers are
 * forgotten, and neither a reset link nor a change of address that was asked for before stays open.
 */
export function changePassword(
  account: Account,
  { passwordHash, devices }: NewPassword,
  now: Date,
): AccountChange {
  const { id: userId, email, emailVerifiedAt } = account;
  const emailVerified = emailVerifiedAt !== undefined;
  const change: AccountChange = {
    set: { passwordHash, devices },
    unset: ["reset", "newEmail"],
    events: [{ type: "user.password_changed", data: { userId, email, emailVerified } }],
  };
  return mergeChanges(change, endAllSessions(account, now));
}

/**
 * The same for someone who has followed a reset link. The link was sent to the account's own address, so following it
 * proves the address as the verification link does.
 */
export function resetPassword(account: Account, password: NewPassword, now: Date): AccountChange {
  const verified = verifyEmail(account, now);
  return mergeChanges(verified, changePassword({ ...account, ...verified.set }, password, now));
}
