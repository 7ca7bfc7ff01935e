import { generateKeyPairSync } from "node:crypto";
import jwt from "jsonwebtoken";
import type { SigningKeyStore, StoredKey } from "../store/signing-keys/signing-key-store.ts";
import { createTokens } from "./tokens.ts";

const now = new Date("2026-11-22T12:00:00Z");
const expiresAt = new Date("2026-12-22T12:00:00Z");
const content = { userId: "ada", sessionId: "session", generation: 3, expiresAt };

const keyOf = (id: string, key: Pick<StoredKey, "sequence" | "signsFrom">): StoredKey => ({
  id,
  ...key,
  x: "x",
  y: "y",
  ...generateKeyPairSync("ec", { namedCurve: "P-256" }),
});

const keyIdOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;

const tokensWith = (keys: readonly StoredKey[]) => {
  const store = { list: () => Promise.resolve(keys) } as unknown as SigningKeyStore;
  return createTokens({ store, now: () => now });
};

it("asks to wait, and isn't ready, while there is no key that signs", async () => {
  const announced = keyOf("announced", { sequence: 1, signsFrom: new Date(now.getTime() + 1) });
  const sealed = { ...keyOf("sealed", { sequence: 1, signsFrom: now }), privateKey: undefined };
  for (const keys of [[], [announced], [sealed]]) {
    const tokens = tokensWith(keys);
    await expect(tokens.sign(content)).rejects.toMatchObject({ code: "unavailable" });
    await expect(tokens.check()).rejects.toMatchObject({ code: "unavailable" });
  }
});

it("reads the keys before the first token, and publishes one that will sign, but none that is gone", async () => {
  const gone = keyOf("gone", { sequence: 1, signsFrom: new Date("2026-01-01T00:00:00Z") });
  const signing = keyOf("signing", { sequence: 2, signsFrom: new Date("2026-06-01T00:00:00Z") });
  const announced = keyOf("announced", { sequence: 3, signsFrom: new Date(now.getTime() + 1) });
  const tokens = tokensWith([gone, signing, announced]);
  expect(keyIdOf(await tokens.sign(content))).toBe("signing");
  expect(tokens.publicKeys().map(({ kid }) => kid)).toEqual(["signing", "announced"]);
});

it("signs with the newest key that it can decrypt, beside newer ones of another secret", async () => {
  const signsFrom = new Date("2026-11-01T00:00:00Z");
  const own = keyOf("own", { sequence: 1, signsFrom });
  const sealed = { ...keyOf("sealed", { sequence: 2, signsFrom }), privateKey: undefined };
  const tokens = tokensWith([own, sealed]);
  expect(keyIdOf(await tokens.sign(content))).toBe("own");
});
