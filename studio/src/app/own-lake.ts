import { createClient } from "@sanity/client";
import type { SourceOptions } from "sanity";
import { createStreamFetch } from "./stream-fetch.ts";

/** Id of the only project in our own content lake. */
const projectId = "wordlehint";

/**
 * Settings for a studio that sends every request to the content lake that serves it. Both `apiHost` and the client
 * factory are needed: with the factory alone, parts of the studio still call the hosted API.
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
      providers: [{ name: "editor", title: "Email and password", url: `${origin}/login` }],
    },
    unstable_clientFactory: (options) =>
      createClient({
        ...options,
        apiHost: origin,
        // oxlint-disable-next-line typescript/no-deprecated -- our own host has no subdomains for projects
        useProjectHostname: false,
        useCdn: false,
        resolveFetch: () => streamFetch,
      }),
  };
}

/** Suppresses the studio's warning about HTTP/1.1: our event streams share one socket, so connections don't run out. */
function quietProtocolWarning(): void {
  try {
    sessionStorage.setItem("sanity-studio.network.check.snooze", new Date().toISOString());
  } catch {
    // Without storage the warning is shown, which is harmless.
  }
}
