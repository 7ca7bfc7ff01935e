import { createClient, type SanityClient } from "@sanity/client";
import type { Config } from "../config.ts";

const hostedApi = "https://api.sanity.io";

/** The content, as whoever holds SANITY_TOKEN may read it; undefined where we hold none. */
export function connectContent(config: Config, timeoutMs: number): SanityClient | undefined {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_TOKEN } = config;
  if (SANITY_TOKEN === undefined) return undefined;
  const apiHost = new URL(SANITY_API_HOST).origin;
  return createClient({
    projectId: SANITY_PROJECT_ID,
    dataset: SANITY_DATASET,
    apiHost,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- our own lake has one host for every project
    useProjectHostname: apiHost === hostedApi,
    apiVersion: "2025-02-19",
    token: SANITY_TOKEN,
    useCdn: false,
    timeout: timeoutMs,
    maxRetries: 1,
  });
}
