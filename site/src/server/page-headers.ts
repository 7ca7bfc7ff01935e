import type { PageRequest } from "./page-request.ts";
import type { FetchedSettings } from "./site-settings/fetch-settings.ts";

/** The gateway caches a page until it is purged; browsers revalidate each time. */
const untilPurged = "public, max-age=0, must-revalidate";

/** For a page whose content or settings may be stale, since no event tells when they can be fetched again. */
const shortly = `${untilPurged}, s-maxage=10`;

export function cacheControl(
  { isPreview }: Pick<PageRequest, "isPreview">,
  { isStale }: Pick<FetchedSettings, "isStale">,
): string {
  if (isPreview) return "private, no-store";
  return isStale ? shortly : untilPurged;
}

/** Returns the tags by which the gateway purges a cached page; none for a preview, which isn't cached. */
export function surrogateKey(
  { isPreview }: Pick<PageRequest, "isPreview">,
  tags: readonly string[],
): { "Surrogate-Key"?: string } {
  return isPreview ? {} : { "Surrogate-Key": [...new Set(tags)].join(" ") };
}
