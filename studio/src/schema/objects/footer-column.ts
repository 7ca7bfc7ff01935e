import { InlineElementIcon } from "@sanity/icons/InlineElement";
import { defineArrayMember, defineField, defineType } from "sanity";

/** A column of the footer. A column without links shows the links of the visitor's account. */
export const footerColumn = defineType({
  name: "footerColumn",
  title: "Column",
  type: "object",
  icon: InlineElementIcon,
  fields: [
    defineField({
      name: "title",
      type: "string",
      validation: (rule) => rule.required().max(30).error("Write a heading of at most 30 characters."),
    }),
    defineField({
      name: "links",
      type: "array",
      description: "Leave it empty for the column that shows the visitor’s account.",
      of: [defineArrayMember({ type: "labelledLink" })],
    }),
  ],
  preview: { select: { title: "title" } },
});
