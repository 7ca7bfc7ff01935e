import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { Gauge, type Registry } from "prom-client";
import { DomainError } from "../domain-error.ts";
import { bearerToken } from "../http/bearer-token.ts";
import { createKeyCache } from "../security/tokens/key-cache.ts";
import type { TokenClaims } from "../security/tokens/token-claims.ts";
import { createTokenVerifier } from "../security/tokens/token-verifier.ts";
import type { BusConfig, Runtime, ServiceConfig } from "../service/open-runtime.ts";
import { createAuthClient, type AuthAddress } from "./auth-client.ts";
import { followRevocations } from "./follow-revocations.ts";
import { createRevocationList } from "./revocation-list.ts";

/** The signed-in player who sent a request. */
export type RequestPlayer = Pick<TokenClaims, "userId" | "sessionId">;

/** Who may use a service's routes of signed-in players. */
export type PlayerAccess = {
  /**
   * Middleware that lets players through whose token is valid and not revoked; see `playerOf`. Others get 401, and
   * everybody 503 while it isn't known which tokens are revoked.
   */
  requirePlayer: RequestHandler;
  /** For readiness: rejects until the keys and revocations have been read once. */
  check(): Promise<void>;
};

/** Options of `createPlayerAccess`. */
export type PlayerAccessOptions = AuthAddress & {
  /** How often auth is asked for revocations; half a second by default. */
  pollMs?: number;
  /** For how long a list of revocations is good that neither auth nor the broker confirms; five seconds by default. */
  maxAgeMs?: number;
};

const maxTokensSeen = 10_000;

/**
 * Verifies players' tokens in any service, without a call to auth for each: by auth's public keys, and by a list of
 * revocations that follows auth within a second.
 */
export function createPlayerAccess(
  runtime: Pick<Runtime<ServiceConfig & BusConfig>, "log" | "metrics" | "now" | "signal" | "onClose" | "bus">,
  { pollMs = 500, maxAgeMs = 5000, ...address }: PlayerAccessOptions,
): PlayerAccess {
  const { log, metrics, now, signal, onClose, bus } = runtime;
  const auth = createAuthClient(address);
  const list = createRevocationList();
  const keys = createKeyCache({ load: () => auth.fetchKeys() });
  const verify = createTokenVerifier({ findKey: (keyId) => keys.find(keyId), now });
  const feed = followRevocations({ host: { log, signal, onClose, bus, now }, auth, list, keys, pollMs });
  const seen = new LRUCache<string, TokenClaims>({ max: maxTokensSeen });

  const findSeen = (token: string): TokenClaims | undefined => {
    const claims = seen.get(token);
    if (claims && claims.expiresAt > now() && keys.known(claims.keyId)) return claims;
    if (claims) seen.delete(token);
    return undefined;
  };
  const verifyNew = async (token: string): Promise<TokenClaims | undefined> => {
    const claims = await verify(token).catch((cause: unknown) => {
      log.debug({ err: cause }, "the key of a token can't be looked up");
      throw unavailable();
    });
    if (claims) seen.set(token, claims);
    return claims;
  };
  const admit = (req: IncomingMessage, claims: TokenClaims) => {
    if (feed.ageMs() > maxAgeMs) throw unavailable();
    if (list.has(claims)) return false;
    players.set(req, claims);
    return true;
  };

  addGauges(metrics.registry, { size: list.size, ageMs: feed.ageMs });
  return {
    requirePlayer: async (req, res, next) => {
      const token = bearerToken(req) ?? "";
      const claims = findSeen(token) ?? (await verifyNew(token));
      if (claims && admit(req, claims)) {
        next();
        return;
      }
      res.set("WWW-Authenticate", "Bearer");
      throw new DomainError("unauthorized", "Please sign in.");
    },
    check: () =>
      feed.isFilled()
        ? Promise.resolve()
        : Promise.reject(new Error("the revocations haven't been read yet")),
  };
}

const players = new WeakMap<IncomingMessage, RequestPlayer>();

/**
 * The player who sent a request.
 * @throws when `requirePlayer` didn't run before
 */
export function playerOf(req: IncomingMessage): RequestPlayer {
  const player = players.get(req);
  if (!player) throw new Error("the route doesn't require a player");
  return player;
}

const unavailable = () =>
  new DomainError("unavailable", "This doesn't work right now. Please try again shortly.");

function addGauges(registry: Registry, { size, ageMs }: { size: () => number; ageMs: () => number }): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge("revocations", "Sessions and accounts whose tokens are refused.", size);
  gauge(
    "revocations_age_seconds",
    "Time since auth or the broker last confirmed that every revocation is known.",
    () => ageMs() / 1000,
  );
}
