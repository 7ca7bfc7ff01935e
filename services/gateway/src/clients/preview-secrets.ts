import { createHash } from "node:crypto";
import { ClientError, type SanityClient } from "@sanity/client";
import { urlSearchParamPreviewSecret, validatePreviewUrl } from "@sanity/preview-url-secret";
import { DomainError, type Log } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { localTarget } from "../domain/local-target.ts";

/** The secrets that studios write into the content for their editors; each is valid for an hour. */
export type PreviewSecrets = {
  /**
   * Returns the page that the studio wants to preview with this URL; undefined when the URL's secret isn't valid.
   * @throws {DomainError} `unavailable` when the content can't be queried.
   */
  targetOf(url: string): Promise<string | undefined>;
  /**
   * Whether a secret is valid. A valid one counts as such for a minute.
   * @throws {DomainError} `unavailable` when the content can't be queried.
   */
  isValid(secret: string): Promise<boolean>;
};

const cachedMs = 60_000;
const maxCached = 1000;

/** @param client reads drafts, where the secrets are. */
export function createPreviewSecrets({ client, log }: { client: SanityClient; log: Log }): PreviewSecrets {
  const checks = new LRUCache<string, Promise<boolean>>({ max: maxCached, ttl: cachedMs });

  const validate = async (url: string) => {
    try {
      return await validatePreviewUrl(client, url);
    } catch (cause) {
      // A 4xx refuses our token, not the editor's secret.
      const isRefused = cause instanceof ClientError;
      log.warn(
        { err: cause },
        isRefused ? "the content store refuses SANITY_TOKEN" : "the content store can't be queried",
      );
      throw new DomainError("unavailable", "The content can't be asked right now. Please try again shortly.");
    }
  };

  return {
    targetOf: async (url) => {
      const { isValid, redirectTo } = await validate(url);
      return isValid ? localTarget(redirectTo) : undefined;
    },
    isValid: (secret) => {
      const key = createHash("sha256").update(secret).digest("base64url");
      const known = checks.get(key);
      if (known) return known;
      const query = new URLSearchParams({ [urlSearchParamPreviewSecret]: secret });
      const check = validate(`/?${query.toString()}`).then(({ isValid }) => isValid);
      checks.set(key, check);
      // Not every replica of the content store may have the secret yet.
      const forget = () => void checks.delete(key);
      check.then((isValid) => {
        if (!isValid) forget();
      }, forget);
      return check;
    },
  };
}
