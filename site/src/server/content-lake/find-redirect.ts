import { defineQuery } from "groq";
import type { PageRequest } from "../page-request.ts";
import { fetchContent, type Fetched } from "./fetch-content.ts";

/** A path's redirect, and the redirect of that target, if any. */
export const redirectQuery = defineQuery(`*[_type == "redirect" && from == $path][0]{
  to,
  "further": *[_type == "redirect" && from == ^.to][0].to
}`);

/** Returns the new address of a page that has moved, or null, with the sync tags of the redirect. */
export async function findRedirect(request: PageRequest): Promise<Fetched<string | null>> {
  const { path } = request;
  const { result, syncTags } = await fetchContent(redirectQuery, { path }, request);
  const to = result?.further ?? result?.to;
  return { result: to !== undefined && to !== null && to !== path && isTarget(to) ? to : null, syncTags };
}

/** Accepts paths of this site and `https:` URLs. */
function isTarget(to: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(to) || /^https:\/\/[^\s\\@]+$/.test(to);
}
