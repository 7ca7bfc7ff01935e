import { BulbOutlineIcon } from "@sanity/icons/BulbOutline";
import { defineField, defineType } from "sanity";

/** A tip, note or caution set apart from the text. */
export const callout = defineType({
  name: "callout",
  type: "object",
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: "purpose",
      type: "string",
      initialValue: "tip",
      options: {
        layout: "radio",
        direction: "horizontal",
        list: [
          { title: "Tip", value: "tip" },
          { title: "Note", value: "note" },
          { title: "Caution", value: "caution" },
        ],
      },
      validation: (rule) => rule.required().error("Choose a purpose: tip, note or caution."),
    }),
    defineField({
      name: "title",
      type: "string",
      validation: (rule) => rule.max(60).warning("Shorten the title to 60 characters."),
    }),
    defineField({
      name: "body",
      type: "shortText",
      validation: (rule) => rule.required().min(1).error("Write the callout, or remove it."),
    }),
  ],
  preview: { select: { title: "title", subtitle: "purpose" } },
});
