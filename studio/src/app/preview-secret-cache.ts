/** A secret that tells the site's services that a request comes from an editor's studio. */
export interface PreviewSecret {
  secret: string;
  expiresAt: Date;
}

export interface PreviewSecretCache {
  /** Returns the cached secret. Calls `create` if there is none, or if it expires within five minutes. */
  get: (create: () => Promise<PreviewSecret>) => Promise<string>;
  /** Drops the cached secret, for example because a service refused it. */
  invalidate: () => void;
}

const minRemainingMs = 5 * 60_000;

/** Caches one secret for the session, because every new one is stored as a document in the content lake. */
export function createPreviewSecretCache(now: () => number = Date.now): PreviewSecretCache {
  let cached: { secret: Promise<PreviewSecret>; until: number } | undefined;

  async function renew(create: () => Promise<PreviewSecret>): Promise<PreviewSecret> {
    const entry = { secret: create(), until: Infinity };
    cached = entry;
    try {
      const created = await entry.secret;
      entry.until = created.expiresAt.getTime() - minRemainingMs;
      return created;
    } catch (error) {
      if (cached === entry) cached = undefined;
      throw error;
    }
  }

  return {
    get: async (create) => {
      const { secret } = await (cached !== undefined && now() < cached.until ? cached.secret : renew(create));
      return secret;
    },
    invalidate: () => {
      cached = undefined;
    },
  };
}
