import type { Revocation } from "@wordlehint/contracts";
import type { TokenClaims } from "../security/tokens/token-claims.ts";

/** Tokens that were ended before their time. */
export type RevocationList = {
  add(revocation: Revocation): void;
  has(claims: Pick<TokenClaims, "userId" | "sessionId" | "generation">): boolean;
  /** Forgets revocations of tokens that have all expired. */
  forgetExpired(now: Date): void;
  size(): number;
};

type Raised = { generation: number; expiresAtMs: number };

/** Creates an empty list. It grows with the revocations of the last thirty days only, which is how long tokens last. */
export function createRevocationList(): RevocationList {
  const sessions = new Map<string, number>();
  const accounts = new Map<string, Raised>();
  return {
    add: ({ userId, sessionIds = [], beforeGeneration, expiresAt }) => {
      const expiresAtMs = Date.parse(expiresAt);
      for (const id of sessionIds) sessions.set(id, Math.max(sessions.get(id) ?? 0, expiresAtMs));
      if (beforeGeneration === undefined) return;
      const before = accounts.get(userId);
      accounts.set(userId, {
        generation: Math.max(beforeGeneration, before?.generation ?? 0),
        expiresAtMs: Math.max(expiresAtMs, before?.expiresAtMs ?? 0),
      });
    },
    has: ({ userId, sessionId, generation }) => {
      if (sessions.has(sessionId)) return true;
      const raised = accounts.get(userId);
      return raised !== undefined && generation < raised.generation;
    },
    forgetExpired: (now) => {
      const nowMs = now.getTime();
      for (const [id, expiresAtMs] of sessions) if (expiresAtMs <= nowMs) sessions.delete(id);
      for (const [id, { expiresAtMs }] of accounts) if (expiresAtMs <= nowMs) accounts.delete(id);
    },
    size: () => sessions.size + accounts.size,
  };
}
