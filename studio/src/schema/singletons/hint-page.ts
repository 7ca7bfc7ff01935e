import { BulbOutlineIcon } from "@sanity/icons/BulbOutline";
import { defineField, defineType } from "sanity";
import { questionsField } from "../fields/questions-field.ts";
import { relatedField } from "../fields/related-field.ts";
import { sectionField } from "../fields/section-field.ts";
import { spoilerFree } from "../fields/spoiler-free.ts";
import { titleField } from "../fields/title-field.ts";

export const hintPage = defineType({
  name: "hintPage",
  title: "Hint page",
  type: "document",
  icon: BulbOutlineIcon,
  validation: spoilerFree,
  fields: [
    titleField({ description: "For editors only. The heading of each page names its puzzle and date." }),
    textSection(
      "howToPlay",
      "How to play",
      "Explains the game and how to use the riddle, below every riddle.",
    ),
    textSection("strategyTips", "Strategy tips", "Advice that holds on every day."),
    questionsField(),
    relatedField(),
  ],
  preview: { prepare: () => ({ title: "Hint page" }) },
});

function textSection(name: string, title: string, description: string) {
  return sectionField({
    name,
    title,
    description,
    fields: [
      defineField({
        name: "body",
        title: "Text",
        type: "richText",
        validation: (rule) => rule.required().min(1).error("Write the section."),
      }),
    ],
  });
}
