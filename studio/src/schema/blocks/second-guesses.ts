import { StackCompactIcon } from "@sanity/icons/StackCompact";
import { defineArrayMember, defineField, defineType } from "sanity";
import { tileRowProblem } from "../../rules/tile-row.ts";
import { figureField } from "../fields/figure-field.ts";
import { wordField } from "../fields/word-field.ts";

interface Row {
  result?: string;
}

/** For each result of one first guess, the best second guess. */
export const secondGuesses = defineType({
  name: "secondGuesses",
  title: "Second guesses",
  type: "object",
  icon: StackCompactIcon,
  fields: [
    wordField({ name: "opener", title: "First guess" }),
    defineField({
      name: "caption",
      type: "string",
      description: "Say what the table shows. Screen readers read it before the table.",
      validation: (rule) => rule.required().error("Write a caption that says what the table shows."),
    }),
    defineField({
      name: "rows",
      type: "array",
      of: [
        defineArrayMember({
          name: "secondGuess",
          title: "Result",
          type: "object",
          fields: [
            defineField({
              name: "result",
              type: "string",
              description:
                "One letter for each tile of the first guess: g in its place, y elsewhere, x absent.",
              validation: (rule) =>
                rule.required().custom((result = "") => tileRowProblem({ word: "?????", result }) ?? true),
            }),
            figureField({
              name: "answers",
              title: "Answers left",
              description: "The number of answers that show this result.",
            }),
            wordField({ name: "reply", title: "Best second guess" }),
            figureField({
              name: "left",
              title: "Left after it",
              description: "The number of answers that are left after the second guess, on average.",
              isFraction: true,
            }),
            defineField({
              name: "plan",
              title: "The prepared word",
              type: "boolean",
              description: "Switch on if the second guess is the one that is prepared for this first guess.",
            }),
          ],
          preview: { select: { title: "result", subtitle: "reply" } },
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).error("Add the first result."),
        rule.custom<Row[]>((rows) => {
          const results = (rows ?? []).map(({ result }) => result);
          const twice = results.find((result, index) => results.indexOf(result) !== index);
          return twice === undefined ? true : `“${twice}” is in the table twice. Remove one of them.`;
        }),
      ],
    }),
  ],
  preview: { select: { title: "opener", subtitle: "caption" } },
});
