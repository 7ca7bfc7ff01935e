import { LinkIcon } from "@sanity/icons/Link";
import { defineField, defineType } from "sanity";

/** A link with the words that it shows. */
export const labelledLink = defineType({
  name: "labelledLink",
  title: "Link",
  type: "object",
  icon: LinkIcon,
  fields: [
    defineField({
      name: "label",
      type: "string",
      description: "Says where it leads, also to somebody who hears it alone.",
      validation: (rule) =>
        rule.required().max(40).error("Write what the link says, in 40 characters at most."),
    }),
    defineField({
      name: "link",
      type: "link",
      validation: (rule) => rule.required().error("Say where the link leads."),
    }),
  ],
  preview: { select: { title: "label", subtitle: "link.page.title" } },
});
