import { OlistIcon } from "@sanity/icons/Olist";
import { defineArrayMember, defineField, defineType } from "sanity";
import { wordListProblem, wordsOf } from "../../rules/five-letter-words.ts";
import { excerptField } from "../fields/excerpt-field.ts";
import { slugField } from "../fields/slug-field.ts";
import { titleField } from "../fields/title-field.ts";
import { requiredFor, playable, shownFor } from "./word-list-kind.ts";

export const wordList = defineType({
  name: "wordList",
  title: "Word list",
  type: "document",
  icon: OlistIcon,
  fields: [
    titleField({ description: "The heading of the list.", max: 60 }),
    slugField({ among: ["wordList"] }),
    defineField({
      name: "kind",
      title: "Contents",
      type: "string",
      options: {
        layout: "radio",
        list: [
          { title: "First guesses", value: "openers" },
          { title: "Pairs of first guesses", value: "openerPairs" },
          { title: "Patterns with examples", value: "patterns" },
          { title: "Many words to search", value: "words" },
        ],
      },
      validation: (rule) => rule.required().error("Choose what the list contains."),
    }),
    excerptField({ name: "description", description: "Shown above the list. Say how to use it.", max: 400 }),
    defineField({
      name: "openers",
      title: "First guesses",
      type: "array",
      of: [defineArrayMember({ type: "opener" })],
      ...shownFor("openers"),
      validation: (rule) => [rule.custom(requiredFor("openers")), rule.custom(playable)],
    }),
    defineField({
      name: "openerPairs",
      title: "Pairs",
      type: "array",
      of: [defineArrayMember({ type: "openerPair" })],
      ...shownFor("openerPairs"),
      validation: (rule) => rule.custom(requiredFor("openerPairs")),
    }),
    defineField({
      name: "patterns",
      type: "array",
      of: [defineArrayMember({ type: "wordPattern" })],
      ...shownFor("patterns"),
      validation: (rule) => rule.custom(requiredFor("patterns")),
    }),
    defineField({
      name: "words",
      type: "text",
      rows: 20,
      description: "Write one word on each line: five letters, in lower case.",
      ...shownFor("words"),
      validation: (rule) => [
        rule.custom(requiredFor("words")),
        rule.custom((text) => wordListProblem(wordsOf(text ?? "")) ?? true),
      ],
    }),
    defineField({
      name: "guesses",
      title: "Words that may be typed",
      type: "file",
      options: { accept: "text/plain,.txt" },
      description:
        "A text file with one word on each line: every word that the game accepts, however rare. The site loads it when a visitor searches or analyses, and shows these words below those of the list.",
      ...shownFor("words"),
    }),
    defineField({
      name: "licence",
      type: "string",
      description:
        "Say where the words come from and on which terms. Shown below the list and in its downloads.",
      ...shownFor("words"),
      validation: (rule) => rule.custom(requiredFor("words")),
    }),
    defineField({
      name: "guessesLicence",
      title: "Licence of the words that may be typed",
      type: "string",
      description:
        "Say where the further words come from and on which terms. Shown below the list; its downloads don’t contain these words.",
      ...shownFor("words"),
    }),
    defineField({
      name: "changedOn",
      title: "Words changed on",
      type: "date",
      description: "The day on which the words were last changed. Shown in the downloads.",
      ...shownFor("words"),
    }),
  ],
  preview: { select: { title: "title", subtitle: "description" } },
});
