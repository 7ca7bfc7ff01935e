import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { MobileDeviceIcon } from "@sanity/icons/MobileDevice";
import { defineField, defineType } from "sanity";
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

/** Promotes the 6-letter game with the store links of the site settings. Shows nothing if neither link is set. */
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
