import { StarIcon } from "@sanity/icons/Star";
import { defineArrayMember, defineField, defineType } from "sanity";
import { wordListProblem } from "../../rules/five-letter-words.ts";
import { figureField } from "../fields/figure-field.ts";
import { wordField } from "../fields/word-field.ts";

/** First guesses with their effectiveness. The site puts their number into its heading. */
export const startingWordTable = defineType({
  name: "startingWordTable",
  title: "Starting words",
  type: "object",
  icon: StarIcon,
  fields: [
    defineField({
      name: "caption",
      type: "string",
      validation: (rule) => rule.required().error("Write a caption that says what the scores mean."),
    }),
    defineField({
      name: "words",
      type: "array",
      of: [
        defineArrayMember({
          name: "startingWord",
          title: "Starting word",
          type: "object",
          fields: [
            wordField(),
            defineField({
              name: "effectivenessPercent",
              title: "Effectiveness in percent",
              type: "number",
              validation: (rule) =>
                rule.required().integer().min(0).max(100).error("Write a whole number from 0 to 100."),
            }),
            defineField({
              name: "reason",
              type: "string",
              description: "Say why it is a good first guess.",
              validation: (rule) =>
                rule.required().max(140).error("Give a reason of at most 140 characters."),
            }),
            figureField({
              name: "left",
              title: "Answers left",
              description: "On average. Shown as a column if any word has it; so are the next two.",
              isFraction: true,
              isOptional: true,
            }),
            figureField({
              name: "guesses",
              description: "On average, to solve, without hard mode.",
              isFraction: true,
              isOptional: true,
            }),
            figureField({
              name: "hardGuesses",
              title: "Guesses in hard mode",
              description: "On average, to solve.",
              isFraction: true,
              isOptional: true,
            }),
          ],
          preview: { select: { title: "word", subtitle: "effectivenessPercent" } },
        }),
      ],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .custom<{ word?: string }[]>(
            (words) => wordListProblem((words ?? []).map(({ word = "" }) => word)) ?? true,
          ),
    }),
  ],
  preview: { select: { title: "caption" } },
});
