import { generateKeyPairSync, randomUUID, type KeyObject } from "node:crypto";
import type { KeySet } from "@wordlehint/contracts";
import jwt from "jsonwebtoken";

export type Key = {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwk: KeySet["keys"][number];
};

export function newKey(): Key {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomUUID();
  return {
    id,
    privateKey,
    publicKey,
    jwk: { kty: "EC", crv: "P-256", x, y, kid: id, use: "sig", alg: "ES256" },
  };
}

type Claims = {
  iss: string;
  aud: string;
  sub: string;
  sid: string;
  gen: number;
  iat: number;
  exp: number;
};

/** Claims of a token as auth signs them, with changes; undefined leaves one out. */
export function claimsOf(changes: Partial<Record<keyof Claims, unknown>> = {}): object {
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    iss: "wordlehint",
    aud: "wordlehint",
    sub: "player-1",
    sid: `session-${randomUUID()}`,
    gen: 1,
    iat,
    exp: iat + 3600,
    ...changes,
  };
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

/** A token as auth signs it, with changes. */
export function signedBy({ id, privateKey }: Key, changes?: Parameters<typeof claimsOf>[0]): string {
  return jwt.sign(claimsOf(changes), privateKey, { algorithm: "ES256", keyid: id });
}
