/** The public site's response about a revision of a page. */
export type PageResponse =
  | { kind: "page"; state: "live" | "earlier" | "unknown" | "missing" }
  | { kind: "moved"; location: string }
  | { kind: "fault"; status: number }
  | { kind: "unreachable" };

export interface LiveStatus {
  kind: "live" | "waiting" | "offline" | "unknown";
  /** The status as a sentence for the editor. */
  text: string;
}

interface Facts {
  /** Path of the page. Null: the document has no page of its own. */
  path: string | null;
  /** The published revision. Null: the document isn't published. */
  revision: string | null;
  /** Null: there is no response yet. */
  response: PageResponse | null;
}

/** Status of the published revision: whether visitors see it, and if not, why. */
export function deriveLiveStatus({ path, revision, response }: Facts): LiveStatus {
  if (revision === null) {
    return { kind: "offline", text: "Not on the site: it has not been published yet." };
  }
  if (path === null) {
    return { kind: "unknown", text: "It has no page of its own. It is shown within the pages that use it." };
  }
  if (response === null) return { kind: "unknown", text: "Asking the site …" };
  if (response.kind === "unreachable") {
    return {
      kind: "unknown",
      text: "The studio can’t reach the site, so the status is unknown. Publishing still works.",
    };
  }
  return statusOfResponse(response);
}

function statusOfResponse(response: Exclude<PageResponse, { kind: "unreachable" }>): LiveStatus {
  if (response.kind === "moved") {
    return {
      kind: "offline",
      text: `Its address redirects to ${response.location}. Look for a redirect under Settings.`,
    };
  }
  if (response.kind === "fault") {
    return {
      kind: "waiting",
      text: `The site responds with status ${response.status}: it shows an older version of the page, or none.`,
    };
  }
  return statusOfState[response.state];
}

const statusOfState: Readonly<Record<"live" | "earlier" | "unknown" | "missing", LiveStatus>> = {
  live: { kind: "live", text: "On the site: visitors see what is published." },
  earlier: { kind: "waiting", text: "Published, but the site still shows the previous version." },
  missing: { kind: "waiting", text: "Published, but the site has no page at this address yet." },
  unknown: { kind: "unknown", text: "The page is there, but doesn’t say which version it shows." },
};
