import { defineField } from "sanity";
import { slugProblem } from "../../rules/address.ts";
import { notRedirected } from "./not-redirected.ts";
import { isUniqueAmong } from "./unique-slug.ts";

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
