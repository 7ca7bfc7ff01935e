import { defineArrayMember, defineField } from "sanity";
import { httpsProblem } from "../../rules/https-address.ts";
import { excerptField } from "../fields/excerpt-field.ts";

const storeLink = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: "url",
    description: "Leave it empty if the game isn’t in this store. The site then shows no link to it.",
    validation: (rule) => rule.custom((url) => (url === undefined ? true : (httpsProblem(url) ?? true))),
  });

export const appSettings = defineField({
  name: "app",
  title: "6-letter game",
  type: "object",
  group: "app",
  fields: [
    defineField({ name: "name", type: "string", validation: (rule) => rule.required().max(40) }),
    excerptField({ name: "text", description: "Shown on the banner.", max: 160 }),
    defineField({
      name: "facts",
      type: "array",
      description: "What the game offers, each in a few words.",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.max(60) })],
      validation: (rule) => rule.max(8).unique().error("Write each fact once, and at most eight."),
    }),
    defineField({
      name: "article",
      title: "Article about the game",
      type: "reference",
      to: [{ type: "blogPost" }],
      description:
        "The blog shows it apart from the others. The banner leads there where the game isn’t in a store.",
    }),
    storeLink("appStoreUrl", "Address in the App Store"),
    storeLink("playStoreUrl", "Address in Google Play"),
    defineField({
      name: "rating",
      type: "object",
      description: "Shown only if you fill in both fields. Copy them from the store and don’t round up.",
      fields: [
        defineField({
          name: "value",
          title: "Stars",
          type: "number",
          validation: (rule) =>
            rule.min(1).max(5).precision(2).error("Write a number from 1 to 5, with at most two decimals."),
        }),
        defineField({
          name: "count",
          title: "Number of ratings",
          type: "number",
          validation: (rule) => rule.integer().positive().error("Write a whole number above zero."),
        }),
      ],
      validation: (rule) =>
        rule.custom<{ value?: number; count?: number }>((rating) =>
          (rating?.value === undefined) === (rating?.count === undefined)
            ? true
            : "Fill in both the stars and the number of ratings, or neither.",
        ),
    }),
  ],
});
