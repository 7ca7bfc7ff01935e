import { defineArrayMember, defineField, defineType } from "sanity";
import { wordListProblem } from "../../rules/five-letter-words.ts";
import { figureField } from "../fields/figure-field.ts";
import { wordField } from "../fields/word-field.ts";

const note = (description: string) =>
  defineField({
    name: "note",
    type: "string",
    description,
    validation: (rule) => rule.required().max(160).error("Write a note of at most 160 characters."),
  });

const left = (description: string) =>
  figureField({ name: "left", title: "Answers left", description, isFraction: true, isOptional: true });

/** A first guess. */
export const opener = defineType({
  name: "opener",
  title: "First guess",
  type: "object",
  fields: [
    wordField(),
    note("Say what this guess finds out."),
    left("On average. Shown beside the note; so is the next figure."),
    figureField({
      name: "guesses",
      description: "On average, to solve, without hard mode.",
      isFraction: true,
      isOptional: true,
    }),
  ],
  preview: { select: { title: "word", subtitle: "note" } },
});

/** A first and a second guess, made whatever the first one shows. */
export const openerPair = defineType({
  name: "openerPair",
  title: "Pair",
  type: "object",
  fields: [
    wordField({ name: "first" }),
    wordField({ name: "second" }),
    note("Say why the two words go together."),
    left("On average, after both words. Shown beside the note."),
  ],
  preview: {
    select: { first: "first", second: "second", note: "note" },
    prepare: ({ first = "?", second = "?", note: subtitle = "" }: Record<string, string | undefined>) => ({
      title: `${first} + ${second}`,
      subtitle,
    }),
  },
});

/** A pattern of letters that many words share. */
export const wordPattern = defineType({
  name: "wordPattern",
  title: "Pattern",
  type: "object",
  fields: [
    defineField({
      name: "title",
      type: "string",
      validation: (rule) => rule.required().error("Name the pattern."),
    }),
    note("Say how to use the pattern."),
    defineField({
      name: "examples",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { layout: "tags" },
      validation: (rule) => [
        rule.required().min(3).error("Give at least three examples."),
        rule.custom<string[]>((words) => wordListProblem(words ?? []) ?? true),
      ],
    }),
  ],
  preview: { select: { title: "title", subtitle: "note" } },
});
