import { isPossibleAddress } from "@wordlehint/contracts";
import { defineQuery } from "groq";
import type { PageRequest } from "../page-request.ts";
import { fetchContent, type Fetched } from "./fetch-content.ts";

/** A path's redirect, and the redirect of that target, if any. */
export const redirectQuery = defineQuery(`*[_type == "redirect" && from == $path][0]{
  to,
  "further": *[_type == "redirect" && from == ^.to][0].to
}`);

/** Maximum number of redirects for one page; editors intend no more. */
const maxMoves = 10;

/**
 * Returns the new address of a page that has moved, with the sync tags of the redirects; null if they lead in a circle
 * or seem to have no end. It is always a path of this site, whatever a client of the content lake has written.
 */
export async function findRedirect(request: PageRequest): Promise<Fetched<string | null>> {
  const seen = new Set([request.path]);
  const tags = new Set<string>();
  let found: string | null = null;
  for (;;) {
    const path: string = found ?? request.path;
    const { result, syncTags } = await fetchContent(redirectQuery, { path }, request);
    for (const tag of syncTags) tags.add(tag);
    for (const next of [result?.to, result?.further]) {
      if (next == null) return { result: found, syncTags: [...tags] };
      if (seen.has(next) || seen.size > maxMoves || !isPossibleAddress(next))
        return { result: null, syncTags: [...tags] };
      seen.add(next);
      found = next;
    }
  }
}
