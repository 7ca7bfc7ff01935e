import { InlineElementIcon } from "@sanity/icons/InlineElement";
import { defineArrayMember, defineField, defineType } from "sanity";

/** A column of the footer. The site adds the account's own links to a column that has none. */
export const footerColumn = defineType({
  name: "footerColumn",
  title: "Column",
  type: "object",
  icon: InlineElementIcon,
  fields: [
    defineField({
      name: "title",
      type: "string",
      validation: (rule) => rule.required().max(30).error("Head the column with 30 characters at most."),
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
