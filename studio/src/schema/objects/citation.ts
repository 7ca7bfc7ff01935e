import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineField, defineType } from "sanity";
import { httpsProblem } from "../../rules/https-address.ts";

/** A published work that a text relies on. */
export const citation = defineType({
  name: "citation",
  title: "Source",
  type: "object",
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: "authors",
      type: "string",
      description: "Write them as the work does, such as Shannon, C. E.",
      validation: (rule) => rule.required().error("Name the authors."),
    }),
    defineField({
      name: "title",
      type: "string",
      validation: (rule) => rule.required().error("Write the title of the work."),
    }),
    defineField({
      name: "publication",
      type: "string",
      description: "The journal with its volume, or the publisher.",
      validation: (rule) => rule.required().error("Say where it was published."),
    }),
    defineField({
      name: "year",
      type: "number",
      validation: (rule) =>
        rule.required().integer().min(1400).max(2100).error("Write the year in four digits."),
    }),
    defineField({
      name: "url",
      title: "Address",
      type: "url",
      description: "Where it can be read, preferably its https://doi.org/ address.",
      validation: (rule) => rule.custom((url) => (url === undefined ? true : (httpsProblem(url) ?? true))),
    }),
  ],
  preview: { select: { title: "title", subtitle: "authors" } },
});
