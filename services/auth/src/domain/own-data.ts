import type { Account } from "./account.ts";
import type { Session } from "./session.ts";

/** Returns everything that the auth service stores about a person, except what opens the account. */
export function ownData(account: Account, sessions: readonly Session[]) {
  const { id, email, username, createdAt, lastSignInAt, emailVerifiedAt, newEmail, subscription, devices } =
    account;
  return {
    account: {
      id,
      email,
      username: username ?? null,
      createdAt,
      lastSignInAt: lastSignInAt ?? null,
      emailVerifiedAt: emailVerifiedAt ?? null,
      newEmail: newEmail ? { email: newEmail.email, linkExpiresAt: newEmail.expiresAt } : null,
      subscription: subscription ?? null,
    },
    sessions: sessions.map(({ device, createdAt: begunAt, lastSeenAt, expiresAt, endedAt }) => ({
      device,
      createdAt: begunAt,
      lastSeenAt,
      expiresAt,
      endedAt: endedAt ?? null,
    })),
    devices: devices.map(({ usedAt }) => ({ lastUsedAt: usedAt })),
  };
}
