import type { EmailStatus } from "@wordlehint/contracts";
import type { Account } from "./account.ts";

/** Returns an account's address for its owner, and the one that is to replace it. */
export function emailStatusOf({ email, emailVerifiedAt, newEmail }: Account, now: Date): EmailStatus {
  const isOpen = newEmail !== undefined && newEmail.expiresAt > now;
  return {
    email,
    verifiedAt: emailVerifiedAt?.toISOString() ?? null,
    pending: isOpen ? { email: newEmail.email, expiresAt: newEmail.expiresAt.toISOString() } : null,
  };
}
