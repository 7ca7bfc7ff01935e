import { BlockContentIcon } from "@sanity/icons/BlockContent";
import { defineArrayMember, defineField, defineType } from "sanity";
import { familyProblem } from "../../rules/trap-family.ts";
import { figureField } from "../fields/figure-field.ts";
import { wordField } from "../fields/word-field.ts";

/** Groups of words that differ in one letter, each with the guess that tells them apart. */
export const trapFamilies = defineType({
  name: "trapFamilies",
  title: "Traps",
  type: "object",
  icon: BlockContentIcon,
  fields: [
    defineField({
      name: "caption",
      type: "string",
      description: "Say which words are shown, and how the figures were counted.",
      validation: (rule) => rule.required().error("Write a caption that says which words are shown."),
    }),
    defineField({
      name: "families",
      type: "array",
      of: [
        defineArrayMember({
          name: "trapFamily",
          title: "Trap",
          type: "object",
          fields: [
            defineField({
              name: "pattern",
              type: "string",
              description:
                "The letters that the words share, with _ for the one that differs, such as _ight.",
              validation: (rule) => rule.required().error("Write the pattern."),
            }),
            defineField({
              name: "words",
              type: "array",
              of: [defineArrayMember({ type: "string" })],
              options: { layout: "tags" },
              validation: (rule) => rule.required().min(2).error("A trap needs at least two words."),
            }),
            wordField({
              name: "splitter",
              title: "Word that splits them",
              description: "The guess that tells most of the words apart; five letters, in lower case.",
            }),
            figureField({
              name: "groups",
              description: "The number of different results that this guess shows for the words.",
            }),
            figureField({
              name: "hardWorst",
              title: "Guesses in hard mode at worst",
              description: "The number of guesses that are needed from here on.",
            }),
            figureField({
              name: "hardLost",
              title: "Words lost in hard mode",
              description: "With four guesses left.",
            }),
          ],
          validation: (rule) =>
            rule.custom(
              (family: { pattern?: string; words?: string[] } | undefined) =>
                familyProblem(family ?? {}) ?? true,
            ),
          preview: { select: { title: "pattern", subtitle: "splitter" } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error("Add the first trap."),
    }),
  ],
  preview: { select: { title: "caption" } },
});
