import { defineField } from "sanity";
import { wordProblem } from "../../rules/five-letter-words.ts";

interface Options {
  name?: string;
  title?: string;
  description?: string;
}

/** A word of five letters. */
export function wordField({ name = "word", title, description }: Options = {}) {
  return defineField({
    name,
    ...(title === undefined ? {} : { title }),
    type: "string",
    description: description ?? "Five letters, in lower case.",
    validation: (rule) => rule.required().custom((word) => wordProblem(word ?? "") ?? true),
  });
}
