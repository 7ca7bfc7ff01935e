import { SearchIcon } from "@sanity/icons/Search";
import { defineArrayMember, defineField, defineType } from "sanity";

/** A page's title, description and picture for search engines and social networks. */
export const seo = defineType({
  name: "seo",
  title: "Search and sharing",
  type: "object",
  icon: SearchIcon,
  fields: [
    defineField({
      name: "title",
      type: "string",
      description: "The title of the search result. The site’s name is added automatically.",
      validation: (rule) => [
        rule.required().error("Write the title that search results show."),
        rule.max(70).error("Shorten the title to 70 characters; search results cut off the rest."),
        rule.min(15).warning("Say a little more: 15 to 60 characters work best."),
      ],
    }),
    defineField({
      name: "description",
      type: "text",
      rows: 3,
      description: "Say in one or two sentences what the reader gets.",
      validation: (rule) => [
        rule.required().error("Write the description that search results show."),
        rule.max(170).error("Shorten the description to 170 characters; search results cut off the rest."),
        rule.min(50).warning("Say a little more: 50 to 160 characters work best."),
      ],
    }),
    defineField({
      name: "keywords",
      type: "array",
      description: "A few words that people search for.",
      of: [defineArrayMember({ type: "string" })],
      options: { layout: "tags" },
      validation: (rule) => [rule.unique(), rule.max(10).warning("Use at most ten keywords.")],
    }),
    defineField({
      name: "image",
      title: "Sharing picture",
      type: "picture",
      description: "Optional. Replaces the picture that the site draws for this page. 1200 × 630 pixels.",
    }),
    defineField({
      name: "noindex",
      title: "Hide from search engines",
      type: "boolean",
      description: "The page stays public for everybody who has its address.",
      initialValue: false,
    }),
  ],
});
