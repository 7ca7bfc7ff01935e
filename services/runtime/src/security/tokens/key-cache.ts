import type { KeyObject } from "node:crypto";

/** Public keys by key id. */
export type PublicKeys = ReadonlyMap<string, KeyObject>;

/** The public keys that verify tokens, as last loaded. */
export type KeyCache = {
  /** The key, if it was there when the keys were last loaded. */
  known(keyId: string): KeyObject | undefined;
  /**
   * The key. For one that isn't known, the keys are loaded once more, at most once a second. Only the call that begins
   * this waits for it, so that requests with made-up ids, however many, hold no connection: all others are told at once
   * that there is no such key. While no key is known at all, every call waits for the latest load.
   * @throws what `load` throws.
   */
  find(keyId: string): Promise<KeyObject | undefined>;
  /** Loads the keys. While that fails, those that are known stay. */
  refresh(): Promise<void>;
  /** Forgets every key but these. */
  keepOnly(keyIds: ReadonlySet<string>): void;
};

/** Options of `createKeyCache`. */
export type KeyCacheOptions = {
  load(): Promise<PublicKeys>;
  /** Between two loads for keys that aren't known; a second by default. */
  pauseMs?: number;
};

/** Creates a cache that knows no key yet. */
export function createKeyCache({ load, pauseMs = 1000 }: KeyCacheOptions): KeyCache {
  let keys: PublicKeys = new Map();
  let begun = 0;
  let applied = 0;
  let latest = Promise.resolve();
  /** When the keys were last loaded for one that wasn't known. */
  let searchedAt = -Infinity;

  const loadOnce = async () => {
    const turn = ++begun;
    const loaded = await load();
    // A load that began earlier and ends later must not bring withdrawn keys back.
    if (turn < applied) return;
    applied = turn;
    keys = loaded;
  };
  const refresh = () => (latest = loadOnce());

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
