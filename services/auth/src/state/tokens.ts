import type { KeyObject } from "node:crypto";
import type { KeySet } from "@wordlehint/contracts";
import { createKeyCache, DomainError, tokenSettings, type TokenClaims } from "@wordlehint/runtime";
import jwt from "jsonwebtoken";
import { signingKeyOf, stageOf } from "../domain/signing-key.ts";
import type { SigningKeyStore, StoredKey } from "../store/signing-keys/signing-key-store.ts";

/** The claims of a new token. */
export type TokenContent = Pick<TokenClaims, "userId" | "sessionId" | "generation" | "expiresAt">;

/** Signs players' tokens with the stored keys, which `refresh` reads. */
export type Tokens = {
  /** @throws {DomainError} `unavailable` while no key has been read */
  sign(content: TokenContent): Promise<string>;
  /** Returns the public key with this id, or undefined if there is none. */
  findKey(keyId: string): Promise<KeyObject | undefined>;
  /** The keys that verify tokens now or soon. */
  publicKeys(): KeySet["keys"];
  /** For readiness. */
  check(): Promise<void>;
  /** Reads the keys: other replicas and operators may have changed them. */
  refresh(): Promise<void>;
};

export function createTokens({ store, now }: { store: SigningKeyStore; now: () => Date }): Tokens {
  let keys: readonly StoredKey[] = [];
  const published = () => keys.filter((key) => stageOf(key, keys, now()) !== "gone");
  const cache = createKeyCache({
    load: async () => {
      keys = await store.list();
      return new Map(published().map(({ id, publicKey }) => [id, publicKey]));
    },
  });
  /** A process that has read no key reads them first. */
  const ownKey = async () => {
    if (keys.length === 0) await cache.refresh();
    const key = signingKeyOf(
      keys.filter(({ privateKey }) => privateKey),
      now(),
    );
    if (!key?.privateKey)
      throw new DomainError("unavailable", "Signing in doesn't work right now. Please try again shortly.");
    return { keyid: key.id, privateKey: key.privateKey };
  };
  return {
    sign: async ({ userId, sessionId, generation, expiresAt }) => {
      const { keyid, privateKey } = await ownKey();
      const { issuer: iss, audience: aud, algorithm } = tokenSettings;
      const [iat, exp] = [seconds(now()), seconds(expiresAt)];
      const claims = { iss, aud, sub: userId, sid: sessionId, gen: generation, iat, exp };
      return jwt.sign(claims, privateKey, { algorithm, keyid });
    },
    findKey: (keyId) => cache.find(keyId),
    publicKeys: () =>
      published().map(({ id: kid, x, y }) => ({
        kty: "EC",
        crv: "P-256",
        x,
        y,
        kid,
        use: "sig",
        alg: tokenSettings.algorithm,
      })),
    check: async () => {
      await ownKey();
    },
    refresh: () => cache.refresh(),
  };
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
