/** A secret by which the site knows that an editor's studio asks. */
export interface PreviewSecret {
  secret: string;
  expiresAt: Date;
}

export interface SecretKeeper {
  /** The secret of this session, made by `make` when there is none that still works for a while. */
  secret: (make: () => Promise<PreviewSecret>) => Promise<string>;
  /** The site doesn't take it any more. */
  forget: () => void;
}

const leastLeftMs = 5 * 60_000;

/** Keeps one secret for the session, since each is a document in the content. */
export function createSecretKeeper(now: () => number = Date.now): SecretKeeper {
  let kept: { made: Promise<PreviewSecret>; until: number } | undefined;

  async function renew(make: () => Promise<PreviewSecret>): Promise<PreviewSecret> {
    const entry = { made: make(), until: Infinity };
    kept = entry;
    try {
      const made = await entry.made;
      entry.until = made.expiresAt.getTime() - leastLeftMs;
      return made;
    } catch (error) {
      if (kept === entry) kept = undefined;
      throw error;
    }
  }

  return {
    secret: async (make) => {
      const { secret } = await (kept !== undefined && now() < kept.until ? kept.made : renew(make));
      return secret;
    },
    forget: () => {
      kept = undefined;
    },
  };
}
