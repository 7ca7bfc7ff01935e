import type { KeyObject } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import jwt from "jsonwebtoken";
import passport from "passport";
import { Strategy, type SecretOrKeyProvider } from "passport-jwt";
import { readClaims, tokenSettings, type TokenClaims } from "./token-claims.ts";

/** Options of `createTokenVerifier`. */
export type TokenVerifierOptions = {
  /** The public key with this id; undefined if there is none. May reject if that can't be said now. */
  findKey(keyId: string): Promise<KeyObject | undefined>;
  now: () => Date;
};

/**
 * Verifies the signature, issuer, audience and time of a player's token, and returns what it says; undefined when it is
 * not valid. It knows nothing about revocations.
 * @throws what `findKey` throws.
 */
export type VerifyToken = (token: string) => Promise<TokenClaims | undefined>;

/** What the strategy sees of a request. */
type TokenRequest = { token: string };

/** Creates a verifier on passport's strategy for JWT. */
export function createTokenVerifier({ findKey, now }: TokenVerifierOptions): VerifyToken {
  const authenticator = new passport.Passport();
  authenticator.use(
    new Strategy(
      {
        jwtFromRequest: tokenOf,
        secretOrKeyProvider: provideKey(findKey),
        algorithms: [tokenSettings.algorithm],
        issuer: tokenSettings.issuer,
        audience: tokenSettings.audience,
        // By the service's clock instead, and again on every use of a token that is cached.
        ignoreExpiration: true,
        passReqToCallback: true,
      },
      (request: Request, payload: unknown, done) => {
        done(null, readClaims(payload, keyIdOf(tokenOf(request)) ?? "") ?? false);
      },
    ),
  );
  return async (token) => {
    const claims = isWellFormed(token) ? await authenticate(authenticator, token) : undefined;
    return claims && claims.expiresAt > now() ? claims : undefined;
  };
}

type Outcome = (error: unknown, claims: TokenClaims | false, reason: unknown) => void;

async function authenticate(
  authenticator: passport.Authenticator,
  token: string,
): Promise<TokenClaims | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<TokenClaims | undefined>();
  const settle: Outcome = (error, claims, reason) => {
    if (error) reject(error);
    else if (reason instanceof KeyUnavailable) reject(reason.cause);
    else resolve(claims || undefined);
  };
  const run = authenticator.authenticate("jwt", { session: false }, settle) as RequestHandler;
  const request: TokenRequest = { token };
  await run(request as unknown as Request, {} as Response, reject);
  return promise;
}

/** Tells a key that couldn't be looked up from a token that is not valid. */
class KeyUnavailable extends Error {
  override name = "KeyUnavailable";
}

function provideKey(findKey: TokenVerifierOptions["findKey"]): SecretOrKeyProvider<Request> {
  return (_request, token: string, done) => {
    const keyId = keyIdOf(token);
    if (keyId === undefined) {
      done(new Error("no key id"));
      return;
    }
    findKey(keyId).then(
      // The types lack KeyObject, which jsonwebtoken takes.
      (key) => (key ? done(null, key as unknown as string) : done(new Error("no such key"))),
      (cause: unknown) => done(new KeyUnavailable("the key can't be looked up", { cause })),
    );
  };
}

const tokenOf = (request: Request): string => (request as unknown as TokenRequest).token;

const keyIdPattern = /^[\w-]{1,64}$/;

function keyIdOf(token: string): string | undefined {
  try {
    const keyId: unknown = jwt.decode(token, { complete: true })?.header.kid;
    return typeof keyId === "string" && keyIdPattern.test(keyId) ? keyId : undefined;
  } catch {
    return undefined;
  }
}

const maxTokenLength = 2048;
const signatureLength = 86;

/**
 * Whether a token has the form that we sign: not too long, and the signature in its one form of base64url, since
 * decoders ignore the last bits of the last character.
 */
function isWellFormed(token: string): boolean {
  if (token.length > maxTokenLength) return false;
  const signature = token.slice(token.lastIndexOf(".") + 1);
  if (signature.length !== signatureLength) return false;
  return Buffer.from(signature, "base64url").toString("base64url") === signature;
}
