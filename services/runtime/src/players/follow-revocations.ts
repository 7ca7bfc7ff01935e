import type { Bus } from "../bus/connect-bus.ts";
import { ServiceCallFailed } from "../call-service.ts";
import { startJob, type JobHost } from "../jobs/start-job.ts";
import type { KeyCache } from "../security/tokens/key-cache.ts";
import type { AuthClient } from "./auth-client.ts";
import type { RevocationList } from "./revocation-list.ts";

/** Keeps a revocation list current; see `followRevocations`. */
export type RevocationFeed = {
  /** Returns whether the list and the keys have been read once. */
  isFilled(): boolean;
  /** Returns the time since the list was last known to hold every revocation. */
  ageMs(): number;
};

/** Options of `followRevocations`. */
export type RevocationFeedOptions = {
  host: Pick<JobHost, "log" | "signal" | "onClose"> & { bus: Bus; now: () => Date };
  auth: AuthClient;
  list: RevocationList;
  keys: KeyCache;
  pollMs: number;
};

/**
 * Reads all revocations, then follows them on the bus and asks the auth service for the latest every `pollMs`. Either
 * one alone keeps the list current: the bus from when it has been asked for what came before its first event.
 */
export function followRevocations({ host, auth, list, keys, pollMs }: RevocationFeedOptions): RevocationFeed {
  let state: string | undefined;
  let currentAt = -Infinity;
  let gaps = 0;
  let gapsFilled = -1;
  const follower = host.bus.follow({
    types: ["session.revoked"],
    handle: (event) => {
      if (event.type === "session.revoked") list.add(event.data);
    },
    onGap: () => gaps++,
  });

  const readAll = async () => {
    let after = state;
    for (;;) {
      const page = await auth.fetchRevocations(after);
      for (const revocation of page.revocations) list.add(revocation);
      after = page.state;
      if (!page.isComplete) continue;
      state = after;
      return page;
    }
  };
  const askAuth = async () => {
    const begunAt = performance.now();
    const gapsBefore = gaps;
    const { keyIds } = await readAll().catch((error: unknown) => {
      // A state that this version of auth doesn't know.
      if (error instanceof ServiceCallFailed && error.status === 400) state = undefined;
      throw error;
    });
    keys.keepOnly(new Set(keyIds));
    if (!keyIds.every((keyId) => keys.known(keyId))) await keys.refresh();
    currentAt = begunAt;
    gapsFilled = gapsBefore;
  };
  const askBroker = async () => {
    const begunAt = performance.now();
    if (gapsFilled === gaps && (await follower.isCurrent()) && gapsFilled === gaps) currentAt = begunAt;
  };

  startJob(host, {
    name: "revocations",
    run: async () => {
      list.forgetExpired(host.now());
      try {
        await askAuth();
      } catch (error) {
        await askBroker();
        throw error;
      }
    },
    everyMs: pollMs,
    backoff: { firstMs: pollMs, maxMs: pollMs },
  });
  return { isFilled: () => currentAt > -Infinity, ageMs: () => performance.now() - currentAt };
}
