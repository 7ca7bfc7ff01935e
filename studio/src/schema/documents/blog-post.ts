import { ComposeIcon } from "@sanity/icons/Compose";
import { defineArrayMember, defineField, defineType } from "sanity";
import { articleSlugProblem } from "../../rules/address.ts";
import { readTimeMinutes } from "../../rules/read-time.ts";
import { excerptField } from "../fields/excerpt-field.ts";
import { contentGroup, detailsGroup, searchGroup } from "../fields/groups.ts";
import { relatedField } from "../fields/related-field.ts";
import { seoField } from "../fields/seo-field.ts";
import { slugField } from "../fields/slug-field.ts";
import { spoilerFree } from "../fields/spoiler-free.ts";
import { titleField } from "../fields/title-field.ts";

export const blogPost = defineType({
  name: "blogPost",
  title: "Article",
  type: "document",
  icon: ComposeIcon,
  groups: [contentGroup, detailsGroup, searchGroup],
  validation: spoilerFree,
  fields: [
    titleField({ description: "The headline of the article.", group: "content" }),
    slugField({ among: ["blogPost"], problem: articleSlugProblem, group: "content" }),
    excerptField({
      description: "Shown with the headline in the blog and in lists.",
      max: 240,
      group: "content",
    }),
    defineField({
      name: "cover",
      type: "picture",
      group: "content",
      description: "Shown above the article and on its card.",
      validation: (rule) => rule.required().assetRequired().error("Choose a cover picture."),
    }),
    defineField({
      name: "body",
      type: "richText",
      group: "content",
      validation: (rule) => rule.required().min(1).error("Write the article."),
    }),
    defineField({
      name: "author",
      type: "reference",
      group: "details",
      to: [{ type: "author" }],
      validation: (rule) => rule.required().error("Choose who wrote it."),
    }),
    defineField({
      name: "category",
      type: "reference",
      group: "details",
      to: [{ type: "category" }],
      validation: (rule) => rule.required().error("Choose what it is about."),
    }),
    defineField({
      name: "publishedOn",
      title: "Date",
      type: "date",
      group: "details",
      description: "The day that the article bears. The newest stands first in the blog.",
      initialValue: () => new Date().toISOString().slice(0, 10),
      validation: (rule) => rule.required().error("Choose the day that the article bears."),
    }),
    defineField({
      name: "readTimeMinutes",
      title: "Read time in minutes",
      type: "number",
      group: "details",
      description: "Leave it empty: the site counts the words. Write it only where that is wrong.",
      validation: (rule) => [
        rule.integer().min(1).max(60).error("Write whole minutes, from 1 to 60."),
        rule
          .custom((minutes, { document }) => {
            const counted = readTimeMinutes(document?.body);
            return minutes == null || Math.abs(minutes - counted) <= 2
              ? true
              : `By its words it takes about ${counted} minutes.`;
          })
          .warning(),
      ],
    }),
    defineField({
      name: "sources",
      type: "array",
      group: "details",
      description: "Published works that the article rests on. Only those that you have seen.",
      of: [defineArrayMember({ type: "citation" })],
    }),
    relatedField("details"),
    seoField("search"),
  ],
  orderings: [
    { name: "newest", title: "Newest first", by: [{ field: "publishedOn", direction: "desc" }] },
    { name: "title", title: "Title", by: [{ field: "title", direction: "asc" }] },
  ],
  preview: {
    select: { title: "title", subtitle: "category.title", media: "cover" },
  },
});
