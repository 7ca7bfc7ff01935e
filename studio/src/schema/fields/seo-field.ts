import { defineField } from "sanity";

/** What search engines and social networks are told of a page. */
export function seoField(group?: string) {
  return defineField({
    name: "seo",
    title: "Search and sharing",
    type: "seo",
    ...(group === undefined ? {} : { group }),
    validation: (rule) => rule.required().error("Say what search engines should show."),
  });
}
