/** What the public site answered when it was asked for a page. */
export type PageAnswer =
  { kind: "answer"; status: number; surrogateKey: string; location: string } | { kind: "unreachable" };

export interface LiveStatus {
  kind: "live" | "waiting" | "offline" | "unknown";
  /** A sentence for the editor: what is so, or why it isn't. */
  text: string;
}

interface Facts {
  /** Path of the page; null for a document without one. */
  path: string | null;
  /** Revision that is published; null when none is. */
  revision: string | null;
  answer: PageAnswer | null;
}

/** The tag by which a public page says which revision of its main document it shows. */
function revisionTag(revision: string): string {
  return `rev:${revision}`;
}

/** Whether visitors see what is published, and why not. */
export function judgeLiveStatus({ path, revision, answer }: Facts): LiveStatus {
  if (revision === null) {
    return { kind: "offline", text: "Not on the site: it has not been published yet." };
  }
  if (path === null) {
    return { kind: "unknown", text: "It has no page of its own. It is shown within the pages that use it." };
  }
  if (answer === null) return { kind: "unknown", text: "Asking the site …" };
  if (answer.kind === "unreachable") {
    return {
      kind: "unknown",
      text: "The site can’t be asked from here, so nobody knows. Publishing still works.",
    };
  }
  return judgeAnswer(revision, answer);
}

function judgeAnswer(revision: string, answer: Extract<PageAnswer, { kind: "answer" }>): LiveStatus {
  const { status, surrogateKey, location } = answer;
  if (status >= 300 && status < 400) {
    return {
      kind: "offline",
      text: `Its address redirects to ${location}. Look for a redirect under Settings.`,
    };
  }
  if (status === 404)
    return { kind: "waiting", text: "Published, but the site has no page at this address yet." };
  if (status !== 200) {
    return { kind: "waiting", text: `The site answers ${status}: it shows the last good page, or none.` };
  }
  const tags = surrogateKey.split(/\s+/);
  if (tags.includes(revisionTag(revision)))
    return { kind: "live", text: "On the site: visitors see what is published." };
  if (tags.some((tag) => tag.startsWith("rev:"))) {
    return { kind: "waiting", text: "Published, but the site still shows the version before." };
  }
  return { kind: "unknown", text: "The page is there, but doesn’t say which version it shows." };
}
