import type { SanityClient } from "sanity";
import type { EditorPass } from "../rules/post-with-pass.ts";
import { createTextCheckPass } from "./text-check-pass.ts";
import { createTextCheckPassCache } from "./text-check-pass-cache.ts";

const passes = createTextCheckPassCache();

/** The pass of the editor who is signed in: one for all that the studio asks of the site. */
export function editorPass(client: SanityClient): EditorPass {
  return { get: () => passes.get(() => createTextCheckPass(client)), invalidate: passes.invalidate };
}
