import { BlockquoteIcon } from "@sanity/icons/Blockquote";
import { defineField, defineType } from "sanity";

/** A riddle or another text whose line breaks matter. */
export const verse = defineType({
  name: "verse",
  type: "object",
  icon: BlockquoteIcon,
  fields: [
    defineField({
      name: "lines",
      type: "text",
      rows: 4,
      description: "One line of the verse a line.",
      validation: (rule) => rule.required().error("Write the verse."),
    }),
    defineField({
      name: "source",
      type: "string",
      description: "Who wrote it, or what it was a riddle for.",
    }),
  ],
  preview: { select: { title: "lines", subtitle: "source" } },
});
