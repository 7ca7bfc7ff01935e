import { defineField, type SlugIsUniqueValidator } from "sanity";
import { slugProblem } from "../../rules/address.ts";
import { apiVersion } from "../../app/api-version.ts";
import { baseId } from "../../rules/base-id.ts";
import { notRedirected } from "./not-redirected.ts";

interface Options {
  /** Types among whose documents a slug must be unique. */
  among: readonly string[];
  /** Returns why a slug can't be used, as a message for the editor, or null if it can. */
  problem?: (slug: string) => string | null;
  source?: string;
  group?: string;
}

/** The last part of a document's address, unique among the documents of the given types. */
export function slugField({ among, problem = slugProblem, source = "title", group }: Options) {
  return defineField({
    name: "slug",
    title: "Address",
    type: "slug",
    description:
      "The last part of the page’s address. If you change it later, the old address redirects here automatically.",
    options: { source, maxLength: 75, isUnique: isUniqueAmong(among) },
    ...(group === undefined ? {} : { group }),
    validation: (rule) => [
      rule.required().custom((slug) => problem(slug?.current ?? "") ?? true),
      rule.custom(notRedirected),
    ],
  });
}

function isUniqueAmong(types: readonly string[]): SlugIsUniqueValidator {
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
