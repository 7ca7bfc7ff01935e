import { createClient, type SanityClient } from "@sanity/client";
import { apiVersion } from "../../preview/api-version.ts";
import { stegaFilter } from "../../preview/stega-filter.ts";
import { serverEnv } from "../env.ts";

/** Sanity's own host; any other host serves every project under one name. */
const sanityHost = "https://api.sanity.io";

/** A query that takes longer is repeated once. */
const timeoutMs = 2_500;

let published: SanityClient | undefined;
let drafts: SanityClient | undefined;

/** Returns the client for published content; one per process. */
export function publishedContent(): SanityClient {
  return (published ??= connect());
}

/** Returns the client for drafts, which marks every text with its place in the studio. */
export function draftContent(): SanityClient {
  return (drafts ??= connect().withConfig({
    perspective: "drafts",
    resultSourceMap: "withKeyArraySelector",
    stega: { enabled: true, studioUrl: studioUrl(), filter: stegaFilter },
  }));
}

/** Returns the project, dataset and host of the content. Browsers receive it in previews only. */
export function contentLocation(): { projectId: string; dataset: string; apiHost: string } {
  return {
    projectId: serverEnv("SANITY_PROJECT_ID", "wordlehint"),
    dataset: serverEnv("SANITY_DATASET", "production"),
    apiHost: serverEnv("SANITY_API_HOST", sanityHost),
  };
}

export function studioUrl(): string {
  return serverEnv("STUDIO_URL", "http://localhost:3333");
}

function connect(): SanityClient {
  const place = contentLocation();
  const token = serverEnv("SANITY_TOKEN", "");
  return createClient({
    ...place,
    // oxlint-disable-next-line typescript/no-deprecated -- no other way to a lake with one name for all projects
    useProjectHostname: place.apiHost === sanityHost,
    apiVersion,
    useCdn: false,
    perspective: "published",
    requestTagPrefix: "site",
    timeout: timeoutMs,
    maxRetries: 1,
    retryDelay: () => 100,
    ...(token !== "" && { token, ignoreBrowserTokenWarning: true }),
  });
}
