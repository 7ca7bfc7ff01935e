import { ComposeIcon } from "@sanity/icons/Compose";
import { defineField, defineType } from "sanity";
import { excerptField } from "../fields/excerpt-field.ts";
import { referencesField } from "../fields/references-field.ts";
import { seoField } from "../fields/seo-field.ts";
import { titleField } from "../fields/title-field.ts";

export const blogIndex = defineType({
  name: "blogIndex",
  title: "Blog page",
  type: "document",
  icon: ComposeIcon,
  fields: [
    titleField({ description: "The heading of the blog." }),
    excerptField({ name: "intro", description: "Shown below the heading.", max: 320 }),
    defineField({
      name: "featured",
      title: "Featured article",
      type: "reference",
      description: "Shown first, on a large card. The other articles follow, newest first.",
      to: [{ type: "blogPost" }],
      validation: (rule) => rule.required().error("Choose the article to show first."),
    }),
    titleOfFacts(),
    referencesField({
      name: "facts",
      description: "Shown below the articles.",
      to: ["fact"],
      max: 8,
    }),
    seoField(),
  ],
  preview: { prepare: () => ({ title: "Blog page" }) },
});

function titleOfFacts() {
  return defineField({
    name: "factsTitle",
    title: "Heading of the facts",
    type: "string",
    validation: (rule) => rule.required().error("Write a heading for the facts."),
  });
}
