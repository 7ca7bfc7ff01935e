import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { mailKinds } from "@wordlehint/contracts";
import { defineArrayMember, defineField, defineType } from "sanity";
import { mailKindTitles } from "../../rules/mail-kind-titles.ts";
import { hasButton, kindOf } from "../../rules/mail-text.ts";
import { spoilerFree } from "../fields/spoiler-free.ts";
import { knownVariables, labelOfButton, onlyOfItsKind } from "./mail-text-rules.ts";

/** The text of a kind of email. Without a published document the built-in text is sent. */
export const mailText = defineType({
  name: "mailText",
  title: "Email",
  type: "document",
  icon: EnvelopeIcon,
  validation: spoilerFree,
  fields: [
    defineField({
      name: "kind",
      title: "Which email",
      type: "string",
      options: { list: mailKinds.map((kind) => ({ title: mailKindTitles[kind], value: kind })) },
      validation: (rule) => [
        rule.required().error("Choose which email has this text."),
        rule.custom(onlyOfItsKind),
      ],
    }),
    defineField({
      name: "subject",
      type: "string",
      validation: (rule) => [
        rule.required().max(120).error("Write a subject of at most 120 characters."),
        rule.custom(knownVariables),
      ],
    }),
    defineField({
      name: "preheader",
      title: "Preview line",
      type: "string",
      description: "What mail programs show after the subject in their lists.",
      validation: (rule) => [
        rule.required().max(150).error("Write a line of at most 150 characters."),
        rule.custom(knownVariables),
      ],
    }),
    defineField({
      name: "heading",
      type: "string",
      validation: (rule) => [
        rule.required().max(100).error("Write a heading of at most 100 characters."),
        rule.custom(knownVariables),
      ],
    }),
    defineField({
      name: "paragraphs",
      type: "array",
      description:
        "In the daily hint, the first one comes before the riddle, and the others after it. The email adds what it is about by itself: the riddle, or the message of the contact form.",
      of: [
        defineArrayMember({
          type: "text",
          rows: 4,
          validation: (rule) => [
            rule.required().max(1000).error("Write a paragraph of at most 1000 characters."),
            rule.custom(knownVariables),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(1).max(8).error("Write one to eight paragraphs."),
    }),
    defineField({
      name: "button",
      title: "Label of the button",
      type: "string",
      description: "The email itself knows where the button leads.",
      hidden: ({ document }) => !hasButton(kindOf(document?.kind)),
      validation: (rule) => [
        rule.max(40).error("Write a label of at most 40 characters."),
        rule.custom(labelOfButton),
        rule.custom(knownVariables),
      ],
    }),
  ],
  orderings: [{ name: "kind", title: "Kind", by: [{ field: "kind", direction: "asc" }] }],
  preview: {
    select: { kind: "kind", subtitle: "subject" },
    prepare: ({ kind, subtitle }: { kind?: string; subtitle?: string }) => {
      const known = kindOf(kind);
      return {
        title: known === undefined ? "Email" : mailKindTitles[known],
        ...(subtitle !== undefined && { subtitle }),
      };
    },
  },
});
