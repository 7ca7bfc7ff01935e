import { OlistIcon } from "@sanity/icons/Olist";
import { defineArrayMember, defineField, defineType } from "sanity";
import { excerptField } from "../fields/excerpt-field.ts";
import { seoField } from "../fields/seo-field.ts";
import { titleField } from "../fields/title-field.ts";

export const tutorialIndex = defineType({
  name: "tutorialIndex",
  title: "Tutorial page",
  type: "document",
  icon: OlistIcon,
  fields: [
    titleField({ description: "The heading of the page." }),
    excerptField({ name: "intro", description: "Shown below the heading.", max: 320 }),
    defineField({
      name: "cards",
      type: "array",
      of: [
        defineArrayMember({
          name: "tutorialCard",
          title: "Card",
          type: "object",
          fields: [
            titleField({ description: "The heading of the card.", max: 60 }),
            excerptField({ name: "text", description: "Say what the reader learns there.", max: 200 }),
            defineField({
              name: "page",
              type: "reference",
              to: [{ type: "guide" }, { type: "dictionary" }, { type: "wordListPage" }],
              validation: (rule) => rule.required().error("Choose where the card leads."),
            }),
          ],
          preview: { select: { title: "title", subtitle: "text" } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error("Add a card."),
    }),
    seoField(),
  ],
  preview: { prepare: () => ({ title: "Tutorial page" }) },
});
