import type { Account, OpenLink } from "./account.ts";
import type { AccountChange } from "./account-change.ts";

/** A link with the id by which an event names it. */
type NewLink = { linkId: string; link: OpenLink };

/** Opens a link for another password, in the place of an earlier one. */
export function askForReset(
  { id: userId, email, emailVerifiedAt }: Pick<Account, "id" | "email" | "emailVerifiedAt">,
  { linkId, link }: NewLink,
): AccountChange {
  const emailVerified = emailVerifiedAt !== undefined;
  const data = { userId, email, emailVerified, linkId, expiresAt: link.expiresAt.toISOString() };
  return { set: { reset: link }, unset: [], events: [{ type: "user.password_reset_requested", data }] };
}

/** Opens a link that confirms the account's address, in the place of an earlier one. */
export function askForVerification({ id: userId, email }: Account, { linkId, link }: NewLink): AccountChange {
  const data = { userId, email, linkId, expiresAt: link.expiresAt.toISOString() };
  return { set: { verification: link }, unset: [], events: [{ type: "user.verification_requested", data }] };
}

/**
 * Opens a link that gives the account another address, in the place of an earlier one. Where another account has the
 * address, the account looks the same to its owner, but nobody is sent the link.
 */
export function askForEmailChange(
  { id: userId, email: accountEmail }: Account,
  { email, emailKey, isTaken }: Pick<Account, "email" | "emailKey"> & { isTaken: boolean },
  { linkId, link }: NewLink,
): AccountChange {
  const data = { userId, email, accountEmail, linkId, expiresAt: link.expiresAt.toISOString() };
  return {
    set: { newEmail: { ...link, email, emailKey } },
    unset: [],
    events: isTaken ? [] : [{ type: "user.email_change_requested", data }],
  };
}
