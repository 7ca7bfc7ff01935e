import type { KeyObject } from "node:crypto";
import PQueue from "p-queue";

/** Public keys by key id. */
export type PublicKeys = ReadonlyMap<string, KeyObject>;

/** The public keys that verify tokens, as last loaded. */
export type KeyCache = {
  /** Returns the key, if it was there when the keys were last loaded. */
  known(keyId: string): KeyObject | undefined;
  /**
   * Returns the key. For an unknown id, the keys are loaded again, at most once a second, and only the call that starts
   * this waits for it: all others get undefined at once, so that a flood of made-up ids holds no connection. While no
   * key is known at all, every call waits for the latest load.
   * @throws what `load` throws.
   */
  find(keyId: string): Promise<KeyObject | undefined>;
  /** Loads the keys, after any load that is under way. If that fails, the known keys stay. */
  refresh(): Promise<void>;
  /** Forgets every key but these. */
  keepOnly(keyIds: ReadonlySet<string>): void;
};

/** Options of `createKeyCache`. */
export type KeyCacheOptions = {
  load(): Promise<PublicKeys>;
  /** Time between two loads for unknown ids; a second by default. */
  pauseMs?: number;
};

/** Creates an empty cache. */
export function createKeyCache({ load, pauseMs = 1000 }: KeyCacheOptions): KeyCache {
  let keys: PublicKeys = new Map();
  // One load at a time, so that a slow one can't bring withdrawn keys back after a later one.
  const loads = new PQueue({ concurrency: 1 });
  let latest = Promise.resolve();
  let searchedAt = -Infinity;

  const refresh = () => {
    const isOneWaiting = loads.size > 0;
    if (!isOneWaiting)
      latest = loads.add(async () => {
        keys = await load();
      });
    return latest;
  };

  return {
    known: (keyId) => keys.get(keyId),
    find: async (keyId) => {
      if (keys.has(keyId)) return keys.get(keyId);
      const now = performance.now();
      const isDue = now >= searchedAt + pauseMs;
      if (isDue) {
        searchedAt = now;
        await refresh();
      } else if (keys.size === 0) {
        await latest;
      }
      return keys.get(keyId);
    },
    refresh,
    keepOnly: (keyIds) => {
      keys = new Map([...keys].filter(([keyId]) => keyIds.has(keyId)));
    },
  };
}
