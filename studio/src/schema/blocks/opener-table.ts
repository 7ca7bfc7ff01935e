import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { defineArrayMember, defineField, defineType } from "sanity";
import { wordListProblem } from "../../rules/five-letter-words.ts";
import { figureField } from "../fields/figure-field.ts";
import { wordField } from "../fields/word-field.ts";

/** First guesses with computed figures: the best ones as rows, and all of them in a file. */
export const openerTable = defineType({
  name: "openerTable",
  title: "Table of all first guesses",
  type: "object",
  icon: ThLargeIcon,
  fields: [
    defineField({
      name: "caption",
      type: "string",
      description: "Say what the table shows. Screen readers read it before the table.",
      validation: (rule) => rule.required().error("Write a caption that says what the table shows."),
    }),
    defineField({
      name: "countedOn",
      title: "Counted on",
      type: "date",
      description: "The day on which the figures were computed.",
      validation: (rule) => rule.required().error("Choose the day on which the figures were computed."),
    }),
    defineField({
      name: "method",
      type: "text",
      rows: 4,
      description: "Say how the figures were computed, so that a reader can repeat it.",
      validation: (rule) => rule.required().error("Say how the figures were computed."),
    }),
    defineField({
      name: "file",
      title: "File of all words",
      type: "file",
      options: { accept: "text/csv,.csv" },
      description:
        "A CSV file with the columns word, answer, left, bits, worst, patterns, guesses, lost, hardGuesses and hardLost. The site loads it when a visitor wants to see all words or looks for one.",
      validation: (rule) => rule.required().assetRequired().error("Upload the file of all words."),
    }),
    defineField({
      name: "rows",
      title: "Best words",
      type: "array",
      description: "Shown at once, before a visitor loads all words.",
      of: [
        defineArrayMember({
          name: "openerRow",
          title: "First guess",
          type: "object",
          fields: [
            wordField(),
            defineField({
              name: "answer",
              title: "Can be an answer",
              type: "boolean",
              initialValue: true,
              validation: (rule) => rule.required().error("Say whether the word can be an answer."),
            }),
            figureField({
              name: "left",
              title: "Answers left",
              description: "On average.",
              isFraction: true,
            }),
            figureField({
              name: "bits",
              description: "What the guess tells on average, in bits.",
              isFraction: true,
            }),
            figureField({
              name: "worst",
              title: "Answers left at worst",
              description: "The size of its largest group.",
            }),
            figureField({
              name: "guesses",
              description: "On average, to solve, without hard mode.",
              isFraction: true,
            }),
            figureField({
              name: "lost",
              title: "Games lost",
              description: "Of all answers, without hard mode.",
            }),
            figureField({
              name: "hardGuesses",
              title: "Guesses in hard mode",
              description: "On average, to solve.",
              isFraction: true,
            }),
            figureField({
              name: "hardLost",
              title: "Games lost in hard mode",
              description: "Of all answers.",
            }),
          ],
          preview: { select: { title: "word", subtitle: "guesses" } },
        }),
      ],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .max(100)
          .custom<{ word?: string }[]>(
            (rows) => wordListProblem((rows ?? []).map(({ word = "" }) => word)) ?? true,
          ),
    }),
  ],
  preview: { select: { title: "caption", subtitle: "countedOn" } },
});
