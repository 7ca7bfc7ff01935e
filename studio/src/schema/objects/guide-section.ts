import { OlistIcon } from "@sanity/icons/Olist";
import { defineField, defineType } from "sanity";
import { slugProblem } from "../../rules/address.ts";

/** One step or one tab of a guide. */
export const guideSection = defineType({
  name: "guideSection",
  title: "Step or tab",
  type: "object",
  icon: OlistIcon,
  fields: [
    defineField({
      name: "title",
      type: "string",
      validation: (rule) => rule.required().max(60).error("Write a heading of at most 60 characters."),
    }),
    defineField({
      name: "id",
      title: "Address within the page",
      type: "slug",
      description:
        "Follows the # in links to this step or tab. Don’t change it once published: other pages may link to it.",
      options: {
        source: (_document, { parent }) => (parent as { title?: string }).title ?? "",
        isUnique: () => true,
      },
      validation: (rule) => rule.required().custom((slug) => slugProblem(slug?.current ?? "") ?? true),
    }),
    defineField({
      name: "body",
      type: "richText",
      validation: (rule) => rule.required().min(1).error("Write the text, or remove the step or tab."),
    }),
  ],
  preview: { select: { title: "title" } },
});
