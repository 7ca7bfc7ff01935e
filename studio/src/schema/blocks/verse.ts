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
      description: "Write each line of the verse on its own line.",
      validation: (rule) => rule.required().error("Write the verse."),
    }),
    defineField({
      name: "source",
      type: "string",
      description: "Say who wrote it, or which answer the riddle had.",
    }),
  ],
  preview: { select: { title: "lines", subtitle: "source" } },
});
