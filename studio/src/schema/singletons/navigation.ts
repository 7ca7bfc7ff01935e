import { MenuIcon } from "@sanity/icons/Menu";
import { defineArrayMember, defineField, defineType } from "sanity";

export const navigation = defineType({
  name: "navigation",
  type: "document",
  icon: MenuIcon,
  fields: [
    defineField({
      name: "header",
      type: "array",
      description: "Links, and menus of links, from left to right.",
      of: [defineArrayMember({ type: "labelledLink" }), defineArrayMember({ type: "navItem" })],
      validation: (rule) =>
        rule.required().min(1).max(7).error("The header has room for one to seven entries."),
    }),
    defineField({
      name: "footer",
      type: "array",
      of: [defineArrayMember({ type: "footerColumn" })],
      validation: (rule) =>
        rule.required().min(1).max(4).error("The footer has room for one to four columns."),
    }),
    defineField({
      name: "legal",
      title: "Last line of the footer",
      type: "array",
      of: [defineArrayMember({ type: "labelledLink" })],
    }),
  ],
  preview: { prepare: () => ({ title: "Navigation" }) },
});
