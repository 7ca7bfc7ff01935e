import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { defineArrayMember, defineField, defineType } from "sanity";
import { checklistIdProblem, type ChecklistItem } from "../../rules/checklist-ids.ts";
import { titleField } from "../fields/title-field.ts";
import { keepsPublishedIds, keepsPublishedKey } from "./checklist-published.ts";

export const checklist = defineType({
  name: "checklist",
  type: "document",
  icon: CheckmarkCircleIcon,
  fields: [
    titleField({ description: "The heading of the checklist.", max: 60 }),
    defineField({
      name: "storageKey",
      title: "Name in the browser",
      type: "string",
      description:
        "Visitors’ browsers store their progress under this name. It can’t change once the checklist is published.",
      validation: (rule) => [
        rule
          .required()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .error("Use lower-case words joined by hyphens."),
        rule.custom(keepsPublishedKey),
      ],
    }),
    defineField({
      name: "items",
      type: "array",
      of: [
        defineArrayMember({
          name: "checklistItem",
          title: "Item",
          type: "object",
          fields: [
            defineField({
              name: "id",
              title: "Id",
              type: "string",
              description:
                "Visitors’ browsers store their progress by this id. Keep it once published, even if you change the text.",
              validation: (rule) => rule.required().error("Write an id."),
            }),
            defineField({
              name: "text",
              type: "string",
              description: "Say what to do.",
              validation: (rule) =>
                rule.required().max(140).error("Say what to do in 140 characters at most."),
            }),
            defineField({
              name: "help",
              type: "string",
              description: "Optional. Explain in one more sentence how to do it.",
              validation: (rule) => rule.max(240).error("Shorten it to 240 characters."),
            }),
          ],
          preview: { select: { title: "text", subtitle: "id" } },
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).error("Add the first item."),
        rule.custom<ChecklistItem[]>((items) => checklistIdProblem(items ?? []) ?? true),
        rule.custom(keepsPublishedIds),
      ],
    }),
  ],
  preview: { select: { title: "title", subtitle: "storageKey" } },
});
