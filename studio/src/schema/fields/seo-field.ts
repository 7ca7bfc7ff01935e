import { defineField } from "sanity";

/** What search engines and social networks show of a page. */
export function seoField(group?: string) {
  return defineField({
    name: "seo",
    title: "Search and sharing",
    type: "seo",
    ...(group === undefined ? {} : { group }),
    validation: (rule) => rule.required().error("Fill in what search engines should show."),
  });
}
