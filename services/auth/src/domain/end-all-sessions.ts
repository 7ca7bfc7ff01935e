import type { Account } from "./account.ts";
import type { AccountChange } from "./account-change.ts";
import { revocationExpiry } from "./session.ts";

/** Raises the account's generation, so that every session and token of the ones before is dead. */
export function endAllSessions({ id, generation }: Account, now: Date): AccountChange {
  const beforeGeneration = generation + 1;
  const expiresAt = revocationExpiry(now).toISOString();
  return {
    set: { generation: beforeGeneration, generationRaisedAt: now },
    unset: [],
    events: [{ type: "session.revoked", data: { userId: id, beforeGeneration, expiresAt } }],
  };
}
