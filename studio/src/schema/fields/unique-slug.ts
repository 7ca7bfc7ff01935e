import type { SlugIsUniqueValidator } from "sanity";
import { apiVersion } from "../../app/api-version.ts";
import { baseId } from "../../rules/base-id.ts";

/** Refuses a slug that another document of one of the types has, in its published version or in its draft. */
export function isUniqueAmong(types: readonly string[]): SlugIsUniqueValidator {
  return async (slug, { document, getClient }) => {
    const id = baseId(document?._id ?? "");
    const taken = await getClient({ apiVersion })
      .withConfig({ perspective: "raw" })
      .fetch<boolean>(
        "defined(*[_type in $types && slug.current == $slug && !(_id in [$id, $draftId])][0]._id)",
        { types, slug, id, draftId: `drafts.${id}` },
        { tag: "validation.slug" },
      );
    return !taken;
  };
}
