import { BulbOutlineIcon } from "@sanity/icons/BulbOutline";
import { defineField, defineType } from "sanity";
import { excerptField } from "../fields/excerpt-field.ts";
import { spoilerFree } from "../fields/spoiler-free.ts";
import { titleField } from "../fields/title-field.ts";

export const fact = defineType({
  name: "fact",
  type: "document",
  icon: BulbOutlineIcon,
  validation: spoilerFree,
  fields: [
    titleField({ description: "The surprise in a few words.", max: 60 }),
    excerptField({ name: "text", description: "What is so, in two or three sentences.", max: 320 }),
    defineField({
      name: "source",
      type: "citation",
      description: "Where it can be looked up. Leave it out where the text itself can be counted or checked.",
    }),
  ],
  preview: { select: { title: "title", subtitle: "text" } },
});
