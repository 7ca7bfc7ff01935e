import type { TextCheckPass } from "./text-check-pass.ts";

export interface TextCheckPassCache {
  /** Returns the cached pass. Calls `create` if there is none, or if it expires within five minutes. */
  get: (create: () => Promise<TextCheckPass>) => Promise<string>;
  /** Drops the cached pass, for example because a service refused it. */
  invalidate: () => void;
}

const minRemainingMs = 5 * 60_000;

/** Caches one pass for the session, because every new one is stored as a document in the content lake. */
export function createTextCheckPassCache(now: () => number = Date.now): TextCheckPassCache {
  let cached: { pass: Promise<TextCheckPass>; until: number } | undefined;

  async function renew(create: () => Promise<TextCheckPass>): Promise<TextCheckPass> {
    const entry = { pass: create(), until: Infinity };
    cached = entry;
    try {
      const created = await entry.pass;
      entry.until = created.expiresAt.getTime() - minRemainingMs;
      return created;
    } catch (error) {
      if (cached === entry) cached = undefined;
      throw error;
    }
  }

  return {
    get: async (create) => {
      const { pass } = await (cached !== undefined && now() < cached.until ? cached.pass : renew(create));
      return pass;
    },
    invalidate: () => {
      cached = undefined;
    },
  };
}
