import type { KeyObject } from "node:crypto";
import type { Request, RequestHandler } from "express";
import jwt from "jsonwebtoken";
import passport from "passport";
import { ExtractJwt, Strategy, type SecretOrKeyProvider, type VerifyCallback } from "passport-jwt";
import { DomainError, unavailable } from "../domain-error.ts";
import { readClaims, tokenSettings, type TokenClaims } from "../security/tokens/token-claims.ts";

/** Options of `requireToken`. */
export type TokenRequirement<Sender extends object> = {
  /** Returns the public key with this id, or undefined if there is none. May reject if it can't be looked up now. */
  findKey(keyId: string): Promise<KeyObject | undefined>;
  /** Returns the sender of a request with these claims, or undefined if the token was revoked. */
  identify(claims: TokenClaims): Sender | undefined | Promise<Sender | undefined>;
  now: () => Date;
};

/**
 * Returns middleware that requires a valid bearer token of a player; `senderOf` then returns what `identify` returned.
 * Other requests get 401, or 503 if the token's key can't be looked up.
 */
export function requireToken<Sender extends object>({
  findKey,
  identify,
  now,
}: TokenRequirement<Sender>): RequestHandler {
  const verify: VerifyCallback = (payload: unknown, done) => {
    const claims = readClaims(payload);
    const isValid = claims !== undefined && claims.expiresAt > now();
    const sender = isValid ? identify(claims) : undefined;
    Promise.resolve(sender).then((found) => done(null, found ?? false), done);
  };
  const authenticator = new passport.Passport();
  authenticator.use(
    new Strategy(
      {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        secretOrKeyProvider: provideKey(findKey),
        issuer: tokenSettings.issuer,
        audience: tokenSettings.audience,
        algorithms: [tokenSettings.algorithm],
        // `verify` compares it with the service's clock.
        ignoreExpiration: true,
      },
      verify,
    ),
  );
  return (req, res, next) => {
    const respond: passport.AuthenticateCallback = (error, sender, info) => {
      if (error) next(error);
      else if (info instanceof KeyUnavailable) next(unavailable(info.cause));
      else if (sender) {
        req.user = sender;
        next();
      } else {
        // RFC 6750 asks for this header.
        res.set("WWW-Authenticate", "Bearer");
        next(new DomainError("unauthorized", "Please sign in."));
      }
    };
    const authenticate = authenticator.authenticate("jwt", { session: false }, respond) as RequestHandler;
    void authenticate(req, res, next);
  };
}

/**
 * Returns the sender of a request, as the `identify` of its `requireToken` did.
 * @throws when no `requireToken` ran before.
 */
export function senderOf({ user }: Pick<Request, "user">): object {
  if (!user) throw new Error("the route doesn't require a player");
  return user;
}

/** Distinguishes a failed lookup of a key from an invalid token. */
class KeyUnavailable extends Error {
  override name = "KeyUnavailable";
}

function provideKey(findKey: TokenRequirement<object>["findKey"]): SecretOrKeyProvider<Request> {
  return (_request, token: string, done) => {
    const keyId = isWellFormed(token) ? keyIdOf(token) : undefined;
    if (keyId === undefined) {
      done(new Error("malformed token"));
      return;
    }
    findKey(keyId).then(
      // The types lack KeyObject, which jsonwebtoken takes.
      (key) => (key ? done(null, key as unknown as string) : done(new Error("unknown key"))),
      (cause: unknown) => done(new KeyUnavailable("the key of a token can't be looked up", { cause })),
    );
  };
}

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
 * Returns whether a token has the form that auth signs: not too long, and its signature in canonical base64url, since
 * decoders ignore the last bits of the last character.
 */
function isWellFormed(token: string): boolean {
  if (token.length > maxTokenLength) return false;
  const signature = token.slice(token.lastIndexOf(".") + 1);
  if (signature.length !== signatureLength) return false;
  return Buffer.from(signature, "base64url").toString("base64url") === signature;
}
