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
      validation: (rule) => rule.required().max(60).error("Head it with 60 characters at most."),
    }),
    defineField({
      name: "id",
      title: "Address within the page",
      type: "slug",
      description: "Follows the # in links to it. Keep it: others may link here.",
      options: {
        source: (_document, { parent }) => (parent as { title?: string }).title ?? "",
        isUnique: () => true,
      },
      validation: (rule) => rule.required().custom((slug) => slugProblem(slug?.current ?? "") ?? true),
    }),
    defineField({
      name: "body",
      type: "richText",
      validation: (rule) => rule.required().min(1).error("Write it, or remove it."),
    }),
  ],
  preview: { select: { title: "title" } },
});
