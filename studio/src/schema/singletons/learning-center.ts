import { RocketIcon } from "@sanity/icons/Rocket";
import { defineArrayMember, defineField, defineType } from "sanity";
import { pageTypes } from "../../routes/addresses.ts";
import { excerptField } from "../fields/excerpt-field.ts";
import { referencesField } from "../fields/references-field.ts";
import { seoField } from "../fields/seo-field.ts";
import { titleField } from "../fields/title-field.ts";

export const learningCenter = defineType({
  name: "learningCenter",
  title: "Learning center",
  type: "document",
  icon: RocketIcon,
  fields: [
    titleField({ description: "The heading of the page." }),
    excerptField({ name: "intro", description: "Shown below the heading.", max: 320 }),
    referencesField({
      name: "strategyGuides",
      description: "The cards of the first row.",
      to: ["guide", "tutorialIndex", "wordListPage", "dictionary"],
      min: 1,
    }),
    referencesField({
      name: "researchArticles",
      description: "The cards of the second row.",
      to: ["blogPost"],
      min: 1,
    }),
    referencesField({
      name: "featuredResources",
      description: "The four pages that most readers look for.",
      to: pageTypes,
      min: 4,
      max: 4,
    }),
    referencesField({
      name: "vocabulary",
      title: "Words of the week",
      description:
        "Three words for each week, in the order in which they come. The page shows the next three every Monday, and begins again after the last ones; 156 words last a year.",
      to: ["vocabularyWord"],
      min: 3,
      multipleOf: 3,
    }),
    defineField({
      name: "didYouKnow",
      type: "reference",
      to: [{ type: "fact" }],
      validation: (rule) => rule.required().error("Choose a fact for the Did You Know box."),
    }),
    defineField({
      name: "paths",
      title: "Learning paths",
      type: "array",
      of: [
        defineArrayMember({
          name: "learningPath",
          title: "Path",
          type: "object",
          fields: [
            defineField({ name: "title", type: "string", validation: (rule) => rule.required().max(60) }),
            excerptField({ name: "description", description: "Say who the path is for.", max: 200 }),
            referencesField({
              name: "steps",
              description: "Pages in reading order.",
              to: pageTypes,
              min: 2,
            }),
          ],
          preview: { select: { title: "title", subtitle: "description" } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error("Add a path."),
    }),
    seoField(),
  ],
  preview: { prepare: () => ({ title: "Learning center" }) },
});
