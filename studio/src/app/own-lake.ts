import { createClient } from "@sanity/client";
import type { SourceOptions } from "sanity";
import { createStreamFetch } from "./stream-fetch.ts";

/** The only project of our own content lake. */
const projectId = "wordlehint";

/**
 * A studio that talks to the lake that serves it, and to no other host. Both `apiHost` and the client factory
 * are needed: with the factory alone, parts of the studio still ask the hosted API.
 */
export function ownLake(): Pick<SourceOptions, "projectId" | "apiHost" | "auth" | "unstable_clientFactory"> {
  if (typeof location === "undefined") return { projectId };
  const { origin } = location;
  quietProtocolWarning();
  const streamFetch = createStreamFetch({ origin, fetch: (input, init) => fetch(input, init) });
  return {
    projectId,
    apiHost: origin,
    auth: {
      loginMethod: "cookie",
      redirectOnSingle: true,
      providers: [{ name: "editor", title: "E-mail and password", url: `${origin}/login` }],
    },
    unstable_clientFactory: (options) =>
      createClient({
        ...options,
        apiHost: origin,
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- our one host serves every project
        useProjectHostname: false,
        useCdn: false,
        resolveFetch: () => streamFetch,
      }),
  };
}

/** The studio warns of HTTP/1.1, whose few connections its streams would use up; ours share one socket. */
function quietProtocolWarning(): void {
  try {
    sessionStorage.setItem("sanity-studio.network.check.snooze", new Date().toISOString());
  } catch {
    // Without storage the warning shows; it harms nothing.
  }
}
