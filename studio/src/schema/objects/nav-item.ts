import { MenuIcon } from "@sanity/icons/Menu";
import { defineArrayMember, defineField, defineType } from "sanity";

/** A menu of links in the header. */
export const navItem = defineType({
  name: "navItem",
  title: "Menu",
  type: "object",
  icon: MenuIcon,
  fields: [
    defineField({
      name: "label",
      type: "string",
      validation: (rule) => rule.required().max(24).error("Write a label of at most 24 characters."),
    }),
    defineField({
      name: "links",
      type: "array",
      of: [defineArrayMember({ type: "labelledLink" })],
      validation: (rule) => rule.required().min(1).error("Add a link, or remove the menu."),
    }),
  ],
  preview: { select: { title: "label" } },
});
