import { createHash } from "node:crypto";
import { ClientError, type SanityClient } from "@sanity/client";
import { urlSearchParamPreviewSecret, validatePreviewUrl } from "@sanity/preview-url-secret";
import { DomainError, type Log } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { localTarget } from "../domain/local-target.ts";

/** Secrets that a studio has written into the content for its editors, good for an hour. */
export type PreviewSecrets = {
  /**
   * Where the address with which a studio opens a preview leads; undefined when its secret isn't good.
   * @throws {DomainError} `unavailable` when the content can't be asked.
   */
  open(url: string): Promise<string | undefined>;
  /**
   * Whether a secret is good. What was found out holds for a minute.
   * @throws {DomainError} `unavailable` when the content can't be asked.
   */
  isGood(secret: string): Promise<boolean>;
};

const keptMs = 60_000;
const mostKept = 1000;

export function createPreviewSecrets({ client, log }: { client: SanityClient; log: Log }): PreviewSecrets {
  const known = new LRUCache<string, Promise<boolean>>({ max: mostKept, ttl: keptMs });

  const validate = async (url: string) => {
    try {
      return await validatePreviewUrl(client, url);
    } catch (cause) {
      // The content refuses us, not the editor.
      const isRefused = cause instanceof ClientError;
      log.warn({ err: cause }, isRefused ? "the content refuses SANITY_TOKEN" : "the content can't be asked");
      throw new DomainError("unavailable", "The content can't be asked right now. Please try again shortly.");
    }
  };

  return {
    open: async (url) => {
      const { isValid, redirectTo } = await validate(url);
      return isValid ? localTarget(redirectTo) : undefined;
    },
    isGood: (secret) => {
      const key = createHash("sha256").update(secret).digest("base64url");
      const before = known.get(key);
      if (before) return before;
      const query = new URLSearchParams({ [urlSearchParamPreviewSecret]: secret });
      const asked = validate(`/?${query.toString()}`).then(({ isValid }) => isValid);
      known.set(key, asked);
      // A secret may be asked about before every replica of the content knows it.
      const forget = () => void known.delete(key);
      asked.then((isGood) => {
        if (!isGood) forget();
      }, forget);
      return asked;
    },
  };
}
