import * as z from "zod";

/** What every bearer token of a player has in common. */
export const tokenSettings = { issuer: "wordlehint", audience: "wordlehint", algorithm: "ES256" } as const;

/** What a verified token says: whose it is, of which session, and until when it holds. */
export type TokenClaims = {
  userId: string;
  sessionId: string;
  /** The account's generation when the session began. */
  generation: number;
  issuedAt: Date;
  expiresAt: Date;
  /** The key that signed it. */
  keyId: string;
};

const id = z.string().min(1).max(64);
const seconds = z.int().min(0).max(253_402_300_799);
const payloadSchema = z.object({ sub: id, sid: id, gen: z.int().min(0), iat: seconds, exp: seconds });

/** The claims of a token's payload; undefined for a payload that isn't one of ours. */
export function readClaims(payload: unknown, keyId: string): TokenClaims | undefined {
  const { success, data } = payloadSchema.safeParse(payload);
  if (!success) return undefined;
  return {
    userId: data.sub,
    sessionId: data.sid,
    generation: data.gen,
    issuedAt: new Date(data.iat * 1000),
    expiresAt: new Date(data.exp * 1000),
    keyId,
  };
}
