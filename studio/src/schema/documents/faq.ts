import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { defineField, defineType } from "sanity";
import { spoilerFree } from "../fields/spoiler-free.ts";

export const faq = defineType({
  name: "faq",
  title: "Question",
  type: "document",
  icon: HelpCircleIcon,
  validation: spoilerFree,
  fields: [
    defineField({
      name: "question",
      type: "string",
      description: "Write it as a reader would ask it.",
      validation: (rule) => [
        rule.required().max(120).error("Write a question of at most 120 characters."),
        rule
          .custom((question) => (question?.endsWith("?") ? true : "End it with a question mark."))
          .warning(),
      ],
    }),
    defineField({
      name: "answer",
      type: "shortText",
      description: "Begin with the answer, then give reasons.",
      validation: (rule) => rule.required().min(1).error("Write the answer."),
    }),
  ],
  preview: { select: { title: "question" } },
});
