import type { SanityClient } from "@sanity/client";
import { validatePreviewUrl } from "@sanity/preview-url-secret";
import type { Log } from "@wordlehint/runtime";
import { localTarget } from "../../domain/studio/local-target.ts";
import { askContent } from "./ask-content.ts";

/** The secrets that studios write into the content for their editors; each is valid for an hour. */
export type PreviewSecrets = {
  /**
   * Returns the page that the studio wants to preview with this URL; undefined when the URL's secret isn't valid.
   * @throws {DomainError} `unavailable` when the content can't be queried.
   */
  targetOf(url: string): Promise<string | undefined>;
};

/** @param client reads drafts, where the secrets are. */
export function createPreviewSecrets({ client, log }: { client: SanityClient; log: Log }): PreviewSecrets {
  return {
    targetOf: async (url) => {
      const { isValid, redirectTo } = await askContent(log, () => validatePreviewUrl(client, url));
      return isValid ? localTarget(redirectTo) : undefined;
    },
  };
}
