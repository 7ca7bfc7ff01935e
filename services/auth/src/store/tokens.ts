import { generateKeyPairSync } from "node:crypto";
import jwt from "jsonwebtoken";

/** What a bearer token says. */
export type TokenClaims = { userId: string; sessionId: string; generation: number };

export type Tokens = {
  sign(claims: TokenClaims & { expiresAt: Date }): Promise<string>;
  /** Undefined for a token that isn't ours or has expired. Whether its session is in force is another question. */
  verify(token: string): Promise<(TokenClaims & { issuedAt: Date }) | undefined>;
};

const issuer = "wordlehint";
const algorithm = "ES256";

/** Signs tokens with a key of this process. */
export function createTokens(now: () => Date): Tokens {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  return {
    sign: ({ userId, sessionId, generation, expiresAt }) => {
      const claims = { iss: issuer, aud: issuer, sub: userId, sid: sessionId, gen: generation };
      const payload = { ...claims, iat: seconds(now()), exp: seconds(expiresAt) };
      return Promise.resolve(jwt.sign(payload, privateKey, { algorithm }));
    },
    verify: (token) => {
      try {
        const { sub, sid, gen, iat } = jwt.verify(token, publicKey, {
          algorithms: [algorithm],
          issuer,
          audience: issuer,
          clockTimestamp: seconds(now()),
        }) as { sub: string; sid: string; gen: number; iat: number };
        return Promise.resolve({
          userId: sub,
          sessionId: sid,
          generation: gen,
          issuedAt: new Date(iat * 1000),
        });
      } catch {
        return Promise.resolve(undefined);
      }
    },
  };
}
