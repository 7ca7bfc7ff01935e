import { TextIcon } from "@sanity/icons/Text";
import { defineField, defineType } from "sanity";
import { excerptField } from "../fields/excerpt-field.ts";
import { spoilerFree } from "../fields/spoiler-free.ts";

export const vocabularyWord = defineType({
  name: "vocabularyWord",
  title: "Word of the week",
  type: "document",
  icon: TextIcon,
  validation: spoilerFree,
  fields: [
    defineField({
      name: "word",
      type: "string",
      description: "Write it in lower case, as a dictionary lists it.",
      validation: (rule) => rule.required().max(30).error("Write the word."),
    }),
    defineField({
      name: "partOfSpeech",
      type: "string",
      options: { list: ["noun", "verb", "adjective", "adverb"] },
      validation: (rule) => rule.required().error("Choose its part of speech."),
    }),
    excerptField({ name: "definition", description: "Say what the word means, in one sentence.", max: 240 }),
    excerptField({
      name: "etymology",
      description: "Say where the word comes from, language by language.",
      max: 400,
    }),
    defineField({
      name: "example",
      type: "string",
      description: "Optional. A sentence that uses the word.",
      validation: (rule) => rule.max(200).error("Shorten it to 200 characters."),
    }),
  ],
  preview: { select: { title: "word", subtitle: "definition" } },
});
