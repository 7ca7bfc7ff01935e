import { defineArrayMember, defineField, defineType } from "sanity";
import { wordListProblem } from "../../rules/five-letter-words.ts";
import { wordField } from "../fields/word-field.ts";

const note = (description: string) =>
  defineField({
    name: "note",
    type: "string",
    description,
    validation: (rule) => rule.required().max(160).error("Say it in 160 characters at most."),
  });

/** A first guess. */
export const opener = defineType({
  name: "opener",
  title: "First guess",
  type: "object",
  fields: [wordField(), note("What this guess finds out.")],
  preview: { select: { title: "word", subtitle: "note" } },
});

/** Two guesses that are made one after the other whatever the first one shows. */
export const openerPair = defineType({
  name: "openerPair",
  title: "Pair",
  type: "object",
  fields: [wordField({ name: "first" }), wordField({ name: "second" }), note("Why the two go together.")],
  preview: {
    select: { first: "first", second: "second", note: "note" },
    prepare: ({ first = "?", second = "?", note: subtitle = "" }: Record<string, string | undefined>) => ({
      title: `${first} + ${second}`,
      subtitle,
    }),
  },
});

/** A way in which many words are built. */
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
    note("How to make use of the pattern."),
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
