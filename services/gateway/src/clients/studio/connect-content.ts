import { createClient, type SanityClient } from "@sanity/client";
import { contentClientOptions, type ContentConfig } from "@wordlehint/runtime";

/** Returns a client that reads the content with SANITY_TOKEN; undefined without a token. */
export function connectContent(config: ContentConfig, timeoutMs: number): SanityClient | undefined {
  if (config.SANITY_TOKEN === undefined) return undefined;
  return createClient({ ...contentClientOptions(config), timeout: timeoutMs, maxRetries: 1 });
}
