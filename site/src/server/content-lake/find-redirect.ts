import { isPossibleAddress } from "@wordlehint/contracts";
import { defineQuery } from "groq";
import type { PageRequest } from "../page-request.ts";
import { fetchContent, type Fetched } from "./fetch-content.ts";

/** A path's redirect, and the redirect of that target, if any. */
export const redirectQuery = defineQuery(`*[_type == "redirect" && from == $path][0]{
  to,
  "further": *[_type == "redirect" && from == ^.to][0].to
}`);

/**
 * Returns the new address of a page that has moved, or null, with the sync tags of the redirect. It is always a path of
 * this site, whatever a client of the content lake has written.
 */
export async function findRedirect(request: PageRequest): Promise<Fetched<string | null>> {
  const { path } = request;
  const { result, syncTags } = await fetchContent(redirectQuery, { path }, request);
  const to = result?.further ?? result?.to;
  return { result: to != null && to !== path && isPossibleAddress(to) ? to : null, syncTags };
}
