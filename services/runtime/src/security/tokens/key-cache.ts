import type { KeyObject } from "node:crypto";
import { wait } from "../../wait.ts";

/** Public keys by key id. */
export type PublicKeys = ReadonlyMap<string, KeyObject>;

/** The public keys that verify tokens, as last loaded. */
export type KeyCache = {
  /** The key, if it was there when the keys were last loaded. */
  known(keyId: string): KeyObject | undefined;
  /**
   * The key. For one that isn't known, the keys are loaded once more: at most once a second, however many ask.
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
  /** Ends waits. */
  signal: AbortSignal;
  /** Between two loads for keys that aren't known; a second by default. */
  pauseMs?: number;
};

/** Creates a cache that knows no key yet. */
export function createKeyCache({ load, signal, pauseMs = 1000 }: KeyCacheOptions): KeyCache {
  let keys: PublicKeys = new Map();
  let begun = 0;
  let applied = 0;
  let beganAt = -Infinity;
  let coming: Promise<void> | undefined;

  const refresh = async () => {
    const turn = ++begun;
    beganAt = performance.now();
    const loaded = await load();
    // A load that began earlier and ends later must not bring withdrawn keys back.
    if (turn < applied) return;
    applied = turn;
    keys = loaded;
  };
  /** A load that begins after this call. */
  const refreshOnce = () => {
    coming ??= (async () => {
      await wait(Math.max(0, beganAt + pauseMs - performance.now()), signal);
      coming = undefined;
      await refresh();
    })();
    return coming;
  };

  return {
    known: (keyId) => keys.get(keyId),
    find: async (keyId) => {
      if (!keys.has(keyId)) await refreshOnce();
      return keys.get(keyId);
    },
    refresh,
    keepOnly: (keyIds) => {
      keys = new Map([...keys].filter(([keyId]) => keyIds.has(keyId)));
    },
  };
}
