import { createClient, type SanityClient } from "@sanity/client";
import { apiVersion } from "../../preview/api-version.ts";
import { stegaFilter } from "../../preview/stega-filter.ts";
import { serverEnv } from "../env.ts";

/** Sanity's own host; any other serves every project under one name. */
const sanityHost = "https://api.sanity.io";

/** A question that isn't answered by then is asked once more. */
const timeoutMs = 2_500;

let published: SanityClient | undefined;
let drafts: SanityClient | undefined;

/** Asks for what is published. One for the whole process. */
export function publishedContent(): SanityClient {
  return (published ??= connect());
}

/** Asks for drafts, and for where in the studio every text of the answer is written. */
export function draftContent(): SanityClient {
  return (drafts ??= connect().withConfig({
    perspective: "drafts",
    resultSourceMap: "withKeyArraySelector",
    stega: { enabled: true, studioUrl: studioUrl(), filter: stegaFilter },
  }));
}

/** Which content the site shows; the browser learns it in previews alone. */
export function contentPlace(): { projectId: string; dataset: string; apiHost: string } {
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
  const place = contentPlace();
  const token = serverEnv("SANITY_TOKEN", "");
  return createClient({
    ...place,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other way to a lake with one name for all projects
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
