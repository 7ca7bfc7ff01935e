import * as z from "zod";

/** The claims and algorithm that every bearer token of a player has. */
export const tokenSettings = { issuer: "wordlehint", audience: "wordlehint", algorithm: "ES256" } as const;

/** The claims of a player's verified token. */
export type TokenClaims = {
  userId: string;
  sessionId: string;
  /** The account's generation when the session began. */
  generation: number;
  issuedAt: Date;
  expiresAt: Date;
};

const id = z.string().min(1).max(64);
const seconds = z.int().min(0).max(253_402_300_799);
const payloadSchema = z.object({ sub: id, sid: id, gen: z.int().min(0), iat: seconds, exp: seconds });

/** Returns the claims of a token's payload, or undefined if auth signs no such payload. */
export function readClaims(payload: unknown): TokenClaims | undefined {
  const { success, data } = payloadSchema.safeParse(payload);
  if (!success) return undefined;
  return {
    userId: data.sub,
    sessionId: data.sid,
    generation: data.gen,
    issuedAt: new Date(data.iat * 1000),
    expiresAt: new Date(data.exp * 1000),
  };
}
