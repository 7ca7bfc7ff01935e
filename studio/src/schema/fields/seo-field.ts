import { defineField } from "sanity";

/** A page's title, description and picture for search engines and social networks. */
export function seoField(group?: string) {
  return defineField({
    name: "seo",
    title: "Search and sharing",
    type: "seo",
    ...(group === undefined ? {} : { group }),
    validation: (rule) => rule.required().error("Fill in what search engines should show."),
  });
}
