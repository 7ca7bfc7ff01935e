import type { PageResponse } from "./derive-live-status.ts";

interface Asked {
  siteUrl: string;
  /** Path of the page. A fragment is a place within the page, so it is left out. */
  path: string;
  revision: string;
}

const states = ["live", "earlier", "unknown", "missing"] as const;

/** Asks the public site whether visitors see this revision of a page. */
export async function askLiveRevision(
  { siteUrl, path, revision }: Asked,
  signal: AbortSignal,
): Promise<PageResponse> {
  const url = new URL("/api/pages/live-revision", siteUrl);
  url.search = new URLSearchParams({ path: path.split("#", 1)[0] ?? path, revision }).toString();
  try {
    const response = await fetch(url, { cache: "no-store", credentials: "omit", signal });
    if (!response.ok) return { kind: "fault", status: response.status };
    const { state, location } = (await response.json()) as { state?: unknown; location?: unknown };
    if (state === "moved" && typeof location === "string") return { kind: "moved", location };
    return { kind: "page", state: states.find((known) => known === state) ?? "unknown" };
  } catch {
    return { kind: "unreachable" };
  }
}
