import { createClient, type SanityClient } from "@sanity/client";
import { contentClientOptions, type ContentConfig } from "@wordlehint/runtime";

/** The content, as whoever holds SANITY_TOKEN may read it; undefined where we hold none. */
export function connectContent(config: ContentConfig, timeoutMs: number): SanityClient | undefined {
  if (config.SANITY_TOKEN === undefined) return undefined;
  return createClient({ ...contentClientOptions(config), timeout: timeoutMs, maxRetries: 1 });
}
