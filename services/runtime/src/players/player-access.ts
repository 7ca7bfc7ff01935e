import type { Request, RequestHandler } from "express";
import { Gauge, type Registry } from "prom-client";
import { unavailable } from "../domain-error.ts";
import { createKeyCache } from "../security/tokens/key-cache.ts";
import type { TokenClaims } from "../security/tokens/token-claims.ts";
import type { BusConfig, Runtime, ServiceConfig } from "../service/open-runtime.ts";
import { createAuthClient, type AuthAddress } from "./auth-client.ts";
import { followRevocations } from "./follow-revocations.ts";
import { requireToken, senderOf } from "./require-token.ts";
import { createRevocationList } from "./revocation-list.ts";

/** The signed-in player who sent a request. */
export type RequestPlayer = Pick<TokenClaims, "userId" | "sessionId">;

/** Admits signed-in players to a service's routes. */
export type PlayerAccess = {
  /**
   * Middleware that requires a valid token that isn't revoked; see `playerOf`. Other requests get 401, and those with
   * a valid token 503 while it isn't known which tokens are revoked.
   */
  requirePlayer: RequestHandler;
  /** For readiness: rejects until the keys and revocations have been read once. */
  check(): Promise<void>;
};

/** Options of `createPlayerAccess`. */
export type PlayerAccessOptions = AuthAddress & {
  /** Time between two requests for revocations; half a second by default. */
  pollMs?: number;
  /** Maximum time since auth or the broker last confirmed the list of revocations; five seconds by default. */
  maxAgeMs?: number;
};

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
  const feed = followRevocations({ host: { log, signal, onClose, bus, now }, auth, list, keys, pollMs });
  addGauges(metrics.registry, { size: list.size, ageMs: feed.ageMs });
  return {
    requirePlayer: requireToken({
      findKey: (keyId) => keys.find(keyId),
      identify: (claims): RequestPlayer | undefined => {
        if (feed.ageMs() > maxAgeMs) throw unavailable();
        return list.has(claims) ? undefined : claims;
      },
      now,
    }),
    check: () =>
      feed.isFilled()
        ? Promise.resolve()
        : Promise.reject(new Error("the revocations haven't been read yet")),
  };
}

/**
 * Returns the player who sent a request.
 * @throws when `requirePlayer` didn't run before.
 */
export const playerOf = (req: Pick<Request, "user">): RequestPlayer => senderOf(req) as RequestPlayer;

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
