import type { liveRevisionSchema } from "@wordlehint/contracts/routes/gateway-routes";
import type * as z from "zod/mini";

export type LiveRevision = z.infer<typeof liveRevisionSchema>;

export type ShownPage = {
  status: number;
  /** The target of a redirect. */
  location?: string | undefined;
  /** The surrogate keys; one of them names the revision of the page's main document. */
  tags: readonly string[];
};

/** Returns whether a page shows this revision of its main document, and nothing else about it. */
export function liveRevision({ status, location, tags }: ShownPage, revision: string): LiveRevision {
  if (location !== undefined) return { state: "moved", location };
  if (status === 404) return { state: "missing" };
  if (tags.includes(`${revisionTag}${revision}`)) return { state: "live" };
  return { state: tags.some((tag) => tag.startsWith(revisionTag)) ? "earlier" : "unknown" };
}

const revisionTag = "rev:";
