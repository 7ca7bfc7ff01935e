import type { PageRequest } from "./page-request.ts";
import type { KnownSettings } from "./site-settings/fetch-settings.ts";

/** As every page has it: the gateway keeps it until it is purged, and browsers ask the gateway each time. */
const untilPurged = "public, max-age=0, must-revalidate";

/** A page with settings that may be old: nothing announces when they can be had again. */
const shortly = `${untilPurged}, s-maxage=10`;

export function cacheControl(
  { isPreview }: Pick<PageRequest, "isPreview">,
  { isStale }: KnownSettings,
): string {
  if (isPreview) return "private, no-store";
  return isStale ? shortly : untilPurged;
}

/** By what a kept page is purged; nobody keeps a preview. */
export function surrogateKey(
  { isPreview }: Pick<PageRequest, "isPreview">,
  tags: readonly string[],
): { "Surrogate-Key"?: string } {
  return isPreview ? {} : { "Surrogate-Key": [...new Set(tags)].join(" ") };
}
