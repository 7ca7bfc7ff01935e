import type { Account } from "./account.ts";
import { mergeChanges, type AccountChange } from "./account-change.ts";
import { endAllSessions } from "./end-all-sessions.ts";

/** The fields that a deleted account keeps, until no token of it can be left. */
type Kept = "id" | "generation" | "generationRaisedAt" | "createdAt";

/** Everything about the person. The compiler asks for each new field of an account here. */
const personal: Readonly<Record<Exclude<keyof Account, Kept>, true>> = {
  email: true,
  emailKey: true,
  username: true,
  passwordHash: true,
  lastSignInAt: true,
  emailVerifiedAt: true,
  devices: true,
  reset: true,
  verification: true,
  newEmail: true,
  subscription: true,
};

/** Removes the person from an account, and ends its sessions. */
export function deleteAccount(account: Account, now: Date): AccountChange {
  const { id: userId, email, emailVerifiedAt } = account;
  const emailVerified = emailVerifiedAt !== undefined;
  const removal: AccountChange = {
    set: { deletedAt: now },
    unset: Object.keys(personal) as (keyof typeof personal)[],
    events: [{ type: "user.deleted", data: { userId, email, emailVerified } }],
  };
  return mergeChanges(removal, endAllSessions(account, now));
}
