import { createHmac } from "node:crypto";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { Request, Response } from "express";
import jwt from "jsonwebtoken";
import { claimsOf, newKey, signedBy } from "../../test/support/signed-tokens.ts";
import type { TokenClaims } from "../security/tokens/token-claims.ts";
import { requireToken, senderOf, type TokenRequirement } from "./require-token.ts";

const key = newKey();
const onlyKey = (keyId: string) => Promise.resolve(keyId === key.id ? key.publicKey : undefined);

/** Returns a function that sends a request with a token, and resolves with the claims that are accepted. */
function verifier(options: Partial<TokenRequirement<TokenClaims>> = {}) {
  const required = { findKey: onlyKey, identify: (claims: TokenClaims) => claims, now: () => new Date() };
  const middleware = requireToken<TokenClaims>({ ...required, ...options });
  const headers = { set: () => undefined } as unknown as Response;
  return async (token: string): Promise<TokenClaims | undefined> => {
    const req = new IncomingMessage(new Socket()) as Request;
    req.headers.authorization = `Bearer ${token}`;
    const error = await new Promise<Error | undefined>(
      (next) => void middleware(req, headers, (thrown?: unknown) => next(thrown as Error | undefined)),
    );
    if (error === undefined) return senderOf(req) as TokenClaims;
    if (!("code" in error && error.code === "unauthorized")) throw error;
    return undefined;
  };
}

const verify = verifier();

describe("of tokens that auth didn't sign like this", () => {
  const parts = (token: string) => token.split(".") as [string, string, string];
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const withHeader = (change: object) => {
    const [, body, sign] = parts(signedBy(key));
    return `${encoded({ alg: "ES256", typ: "JWT", kid: key.id, ...change })}.${body}.${sign}`;
  };
  const seconds = Math.floor(Date.now() / 1000);

  it.each<[string, () => string]>([
    ["another key under the id of auth's", () => signedBy({ ...newKey(), id: key.id })],
    ["a key that auth doesn't have", () => signedBy(newKey())],
    ["no key id", () => jwt.sign(claimsOf(), key.privateKey, { algorithm: "ES256" })],
    ["a key id that isn't text", () => withHeader({ kid: { $ne: 1 } })],
    ["a key id that leads elsewhere", () => withHeader({ kid: "../../etc/passwd" })],
    ["no algorithm", () => withHeader({ alg: undefined })],
    ["the algorithm none", () => withHeader({ alg: "none" })],
    ["the algorithm none, and no signature", () => withHeader({ alg: "none" }).replace(/[^.]+$/, "")],
    [
      "an HMAC with the public key as secret",
      () => {
        const start = `${encoded({ alg: "HS256", kid: key.id })}.${encoded(claimsOf())}`;
        const pem = key.publicKey.export({ format: "pem", type: "spki" });
        return `${start}.${createHmac("sha256", pem).update(start).digest("base64url")}`;
      },
    ],
    ["another algorithm in the header", () => withHeader({ alg: "ES384" })],
    ["a header that is null", () => `${encoded(null)}.${parts(signedBy(key)).slice(1).join(".")}`],
    [
      "a key of its own in the header",
      () => {
        const own = newKey();
        const options = {
          algorithm: "ES256",
          header: { alg: "ES256", jwk: own.jwk, kid: key.id },
        } as const;
        return jwt.sign(claimsOf(), own.privateKey, options);
      },
    ],
    ["another issuer", () => signedBy(key, { iss: "wordlehint.example" })],
    ["another audience", () => signedBy(key, { aud: "others" })],
    ["no issuer", () => signedBy(key, { iss: undefined })],
    ["a time that is over", () => signedBy(key, { iat: seconds - 10, exp: seconds - 1 })],
    ["no end", () => signedBy(key, { exp: undefined })],
    ["no session", () => signedBy(key, { sid: undefined })],
    ["a player who isn't text", () => signedBy(key, { sub: undefined })],
    ["a generation that isn't a number", () => signedBy(key, { gen: "1" })],
    [
      "a payload that isn't JSON",
      () => {
        const { privateKey, id: keyid } = key;
        return jwt.sign("player-1", privateKey, { algorithm: "ES256", keyid });
      },
    ],
    [
      "a payload of somebody else's token",
      () => {
        const [one, other] = [parts(signedBy(key)), parts(signedBy(key, { sub: "eve" }))];
        return `${one[0]}.${other[1]}.${one[2]}`;
      },
    ],
    ["an empty signature", () => signedBy(key).replace(/[^.]+$/, "")],
    ["a longer signature", () => `${signedBy(key)}AA`],
    ["a signature in base64 with padding", () => `${signedBy(key)}==`],
    ["a part missing", () => signedBy(key).split(".").slice(0, 2).join(".")],
    ["a part too many", () => `${signedBy(key)}.x`],
    ["nothing but dots", () => ".."],
    ["bytes that aren't UTF-8", () => `\u00ff\u00fe${signedBy(key)}`],
    ["twelve kilobytes", () => `${"x".repeat(12_000)}.${"y".repeat(100)}.${"z".repeat(86)}`],
    ["a user id of three kilobytes", () => signedBy(key, { sub: "x".repeat(3000) })],
    [
      "more than our claims, in three kilobytes",
      () => {
        const { privateKey, id: keyid } = key;
        const claims = { ...claimsOf(), more: "x".repeat(3000) };
        return jwt.sign(claims, privateKey, { algorithm: "ES256", keyid });
      },
    ],
  ])("accepts none with %s", async (_what, make) => {
    expect(await verify(make())).toBeUndefined();
  });

  it("accepts none in which any one character is another, or that is cut off anywhere", async () => {
    const token = signedBy(key);
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const accepted: string[] = [];
    for (let index = 0; index < token.length; index++) {
      // The next letter differs in the lowest bits, which decoders ignore at the end of a part.
      const next = letters[(letters.indexOf(token.charAt(index)) + 1) % letters.length] ?? "";
      for (const mutant of [token.slice(0, index) + next + token.slice(index + 1), token.slice(0, index)])
        if (await verify(mutant)) accepted.push(mutant);
    }
    expect(accepted).toEqual([]);
    expect(await verify(token)).toBeDefined();
  });
});

it("tells the claims of a valid token", async () => {
  const iat = Math.floor(Date.now() / 1000);
  const token = signedBy(key, { sub: "ada", sid: "laptop", gen: 3, iat, exp: iat + 60 });
  expect(await verify(token)).toEqual({
    userId: "ada",
    sessionId: "laptop",
    generation: 3,
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date((iat + 60) * 1000),
  });
});

it("looks up no key by an id that couldn't be one", async () => {
  const accepted = verifier({ findKey: () => Promise.resolve(key.publicKey) });
  expect(await accepted(signedBy({ ...key, id: "k".repeat(64) }))).toBeDefined();
  for (const id of ["k".repeat(65), "../../etc/passwd", "", "a b"])
    expect(await accepted(signedBy({ ...key, id }))).toBeUndefined();
  expect(await accepted(jwt.sign(claimsOf(), key.privateKey, { algorithm: "ES256" }))).toBeUndefined();
});

it("goes by the service's clock, up to the very end of a token's time", async () => {
  const exp = 1_000_000_000;
  const token = signedBy(key, { iat: exp - 60, exp });
  const verifyAt = (ms: number) => verifier({ now: () => new Date(ms) })(token);
  expect(await verifyAt(exp * 1000 - 1)).toBeDefined();
  expect(await verifyAt(exp * 1000)).toBeUndefined();
});

it("refuses with 503, rather than 401, while a token's key or sender can't be looked up", async () => {
  const away = () => Promise.reject(new Error("auth is away"));
  const message = "This doesn't work right now. Please try again shortly.";
  await expect(verifier({ findKey: away })(signedBy(key))).rejects.toMatchObject({
    code: "unavailable",
    message,
    cause: { message: "auth is away" },
  });
  await expect(verifier({ identify: away })(signedBy(key))).rejects.toThrow("auth is away");
});

it("verifies many tokens at the same time, each by its own key", async () => {
  const keys = Array.from({ length: 20 }, newKey);
  const findKey = async (keyId: string) => {
    await setImmediate();
    return keys.find(({ id }) => id === keyId)?.publicKey;
  };
  const verifyMany = verifier({ findKey });
  const found = await Promise.all(
    keys.map((own, index) => verifyMany(signedBy(own, { sub: `player-${index}` }))),
  );
  expect(found.map((claims) => claims?.userId)).toEqual(keys.map((_key, index) => `player-${index}`));
});

it("doesn't know the sender of a request whose route requires no token", () => {
  expect(() => senderOf({})).toThrow("the route doesn't require a player");
});
