import { LinkIcon } from "@sanity/icons/Link";
import { defineField, defineType } from "sanity";

/** A link with its label. */
export const labelledLink = defineType({
  name: "labelledLink",
  title: "Link",
  type: "object",
  icon: LinkIcon,
  fields: [
    defineField({
      name: "label",
      type: "string",
      description: "Say where the link leads, so that it makes sense when it is read out on its own.",
      validation: (rule) => rule.required().max(40).error("Write a label of at most 40 characters."),
    }),
    defineField({
      name: "link",
      type: "link",
      validation: (rule) => rule.required().error("Choose where the link leads."),
    }),
  ],
  preview: { select: { title: "label", subtitle: "link.page.title" } },
});
