import { BookIcon } from "@sanity/icons/Book";
import { defineField, defineType } from "sanity";
import { glossaryCategories } from "../../rules/glossary-categories.ts";
import { excerptField } from "../fields/excerpt-field.ts";
import { referencesField } from "../fields/references-field.ts";
import { slugField } from "../fields/slug-field.ts";
import { spoilerFree } from "../fields/spoiler-free.ts";

export const glossaryTerm = defineType({
  name: "glossaryTerm",
  title: "Term",
  type: "document",
  icon: BookIcon,
  validation: spoilerFree,
  fields: [
    defineField({
      name: "term",
      type: "string",
      description: "Write it as readers look it up, such as Hard mode.",
      validation: (rule) => rule.required().max(40).error("Write the term in 40 characters at most."),
    }),
    slugField({ among: ["glossaryTerm"], source: "term" }),
    excerptField({
      name: "definition",
      description: "One to three plain sentences. Begin with what the term means, not with the term itself.",
      max: 400,
      rows: 4,
    }),
    defineField({
      name: "category",
      type: "string",
      options: { layout: "radio", direction: "horizontal", list: [...glossaryCategories] },
      validation: (rule) => rule.required().error("Choose one of the three categories."),
    }),
    referencesField({
      name: "seeAlso",
      description: "Terms that explain this one further.",
      to: ["glossaryTerm"],
      max: 4,
    }),
  ],
  orderings: [{ name: "term", title: "Term", by: [{ field: "term", direction: "asc" }] }],
  preview: { select: { title: "term", subtitle: "definition" } },
});
