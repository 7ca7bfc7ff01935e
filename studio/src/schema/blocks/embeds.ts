import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { MobileDeviceIcon } from "@sanity/icons/MobileDevice";
import { defineField, defineType } from "sanity";
import { operatorKnown } from "../fields/operator-known.ts";
import { questionsField } from "../fields/questions-field.ts";

/** A checklist within a text. The visitor’s browser shares its progress between all pages that show it. */
export const embeddedChecklist = defineType({
  name: "embeddedChecklist",
  title: "Checklist",
  type: "object",
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: "checklist",
      type: "reference",
      to: [{ type: "checklist" }],
      validation: (rule) => rule.required().error("Choose the checklist."),
    }),
  ],
  preview: { select: { title: "checklist.title" } },
});

/** Questions with their answers within a text. */
export const embeddedQuestions = defineType({
  name: "embeddedQuestions",
  title: "Questions",
  type: "object",
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: "title",
      type: "string",
      validation: (rule) => rule.required().error("Write a heading for the questions."),
    }),
    questionsField(),
  ],
  preview: { select: { title: "title" } },
});

/** Promotes the 6-letter game, with the facts and the store links of the site settings. */
export const appPromotion = defineType({
  name: "appPromotion",
  title: "6-letter game",
  type: "object",
  icon: MobileDeviceIcon,
  fields: [
    defineField({
      name: "title",
      type: "string",
      validation: (rule) => rule.required().max(60).error("Write a heading of at most 60 characters."),
    }),
    defineField({
      name: "text",
      type: "text",
      rows: 3,
      validation: (rule) => rule.required().max(300).error("Write a text of at most 300 characters."),
    }),
  ],
  preview: { select: { title: "title", subtitle: "text" } },
});

/** Who operates the site, from the site settings. */
export const operatorDetails = defineType({
  name: "operatorDetails",
  title: "Operator of the site",
  type: "object",
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: "show",
      type: "string",
      description: "The details are in the site settings, under “Operator”.",
      initialValue: "all",
      options: {
        layout: "radio",
        list: [
          { title: "Everything that is set", value: "all" },
          { title: "Mailbox and postal address", value: "contact" },
        ],
      },
      validation: (rule) => [
        rule.required().error("Choose what to show."),
        rule.custom(operatorKnown(() => true)).warning(),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: "Operator of the site" }) },
});
