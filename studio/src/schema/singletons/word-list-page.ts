import { OlistIcon } from "@sanity/icons/Olist";
import { defineArrayMember, defineField, defineType } from "sanity";
import { excerptField } from "../fields/excerpt-field.ts";
import { referencesField } from "../fields/references-field.ts";
import { relatedField } from "../fields/related-field.ts";
import { seoField } from "../fields/seo-field.ts";
import { titleField } from "../fields/title-field.ts";

export const wordListPage = defineType({
  name: "wordListPage",
  title: "Word list page",
  type: "document",
  icon: OlistIcon,
  fields: [
    titleField({ description: "The heading of the page." }),
    excerptField({ name: "intro", description: "Shown below the heading.", max: 320 }),
    defineField({
      name: "tabs",
      type: "array",
      description: "Each tab shows its lists in this order. The tools have a tab of their own at the end.",
      of: [
        defineArrayMember({
          name: "wordListTab",
          title: "Tab",
          type: "object",
          fields: [
            defineField({ name: "title", type: "string", validation: (rule) => rule.required().max(30) }),
            referencesField({
              name: "lists",
              description: "The lists that the tab shows.",
              to: ["wordList"],
              min: 1,
            }),
          ],
          preview: { select: { title: "title" } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error("Add the first tab."),
    }),
    defineField({
      name: "tools",
      title: "Tab of the tools",
      type: "object",
      fields: [
        defineField({ name: "title", type: "string", validation: (rule) => rule.required().max(30) }),
        excerptField({
          name: "analyzerIntro",
          description: "Say what the pattern analyzer does.",
          max: 320,
        }),
        referencesField({
          name: "links",
          description: "Pages to read next.",
          to: ["guide", "blogPost", "dictionary"],
        }),
      ],
    }),
    defineField({
      name: "downloads",
      type: "object",
      fields: [
        defineField({ name: "title", type: "string", validation: (rule) => rule.required().max(60) }),
        excerptField({ name: "text", description: "Say what can be downloaded.", max: 240 }),
      ],
    }),
    relatedField(),
    seoField(),
  ],
  preview: { prepare: () => ({ title: "Word list page" }) },
});
