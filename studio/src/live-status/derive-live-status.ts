/** The public site's response to a request for a page's data. */
export type PageResponse =
  { kind: "response"; status: number; surrogateKey: string; location: string } | { kind: "unreachable" };

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

/** The entry of `Surrogate-Key` that names the revision of a page's main document. */
function revisionTag(revision: string): string {
  return `rev:${revision}`;
}

/** Whether visitors see the published revision, and if not, why. */
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
  return statusOfResponse(revision, response);
}

function statusOfResponse(
  revision: string,
  { status, surrogateKey, location }: Extract<PageResponse, { kind: "response" }>,
): LiveStatus {
  if (status >= 300 && status < 400) {
    return {
      kind: "offline",
      text: `Its address redirects to ${location}. Look for a redirect under Settings.`,
    };
  }
  if (status === 404)
    return { kind: "waiting", text: "Published, but the site has no page at this address yet." };
  if (status !== 200) {
    return {
      kind: "waiting",
      text: `The site responds with status ${status}: it shows an older version of the page, or none.`,
    };
  }
  const tags = surrogateKey.split(/\s+/);
  if (tags.includes(revisionTag(revision)))
    return { kind: "live", text: "On the site: visitors see what is published." };
  if (tags.some((tag) => tag.startsWith("rev:"))) {
    return { kind: "waiting", text: "Published, but the site still shows the previous version." };
  }
  return { kind: "unknown", text: "The page is there, but doesn’t say which version it shows." };
}
