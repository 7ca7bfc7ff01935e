import { defineQuery } from "groq";
import type { PageRequest } from "../page-request.ts";
import { askContent, type Asked } from "./fetch-content.ts";

/** Where a path has moved to, and where that has moved to since. */
export const redirectQuery = defineQuery(`*[_type == "redirect" && from == $path][0]{
  to,
  "further": *[_type == "redirect" && from == ^.to][0].to
}`);

/** The new address of a page that has moved, and what tells of its next move; null where none has. */
export async function findRedirect(request: PageRequest): Promise<Asked<string | null>> {
  const { path } = request;
  const { result, syncTags } = await askContent(redirectQuery, { path }, request);
  const to = result?.further ?? result?.to;
  return { result: to !== undefined && to !== null && to !== path && isTarget(to) ? to : null, syncTags };
}

/** A path of this site, or a page of another one that is reached safely. */
function isTarget(to: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(to) || /^https:\/\/[^\s\\@]+$/.test(to);
}
