import { ComposeIcon } from "@sanity/icons/Compose";
import { defineArrayMember, defineField, defineType } from "sanity";
import { articleSlugProblem } from "../../rules/address.ts";
import { readTimeMinutes } from "../../rules/read-time.ts";
import { excerptField } from "../fields/excerpt-field.ts";
import { contentGroup, detailsGroup, searchGroup } from "../fields/groups.ts";
import { relatedField } from "../fields/related-field.ts";
import { revisedOnField } from "../fields/revised-on-field.ts";
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
      validation: (rule) => rule.required().error("Choose an author."),
    }),
    defineField({
      name: "category",
      type: "reference",
      group: "details",
      to: [{ type: "category" }],
      validation: (rule) => rule.required().error("Choose a category."),
    }),
    defineField({
      name: "publishedOn",
      title: "Date",
      type: "date",
      group: "details",
      description: "The date shown on the article. The blog shows the newest article first.",
      initialValue: () => new Date().toISOString().slice(0, 10),
      validation: (rule) => rule.required().error("Choose the date shown on the article."),
    }),
    revisedOnField("details"),
    defineField({
      name: "readTimeMinutes",
      title: "Read time in minutes",
      type: "number",
      group: "details",
      description:
        "Leave it empty, and the site works it out from the number of words. Fill it in only to correct that.",
      validation: (rule) => [
        rule.integer().min(1).max(60).error("Write whole minutes, from 1 to 60."),
        rule
          .custom((minutes, { document }) => {
            const counted = readTimeMinutes(document?.body);
            return minutes == null || Math.abs(minutes - counted) <= 2
              ? true
              : `By its number of words it takes about ${counted} minutes. Leave the field empty to show that.`;
          })
          .warning(),
      ],
    }),
    defineField({
      name: "sources",
      type: "array",
      group: "details",
      description: "Published works that the article relies on. List only works that you have read.",
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
