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
    titleField({ description: "The fact in a few words.", max: 60 }),
    excerptField({ name: "text", description: "Explain the fact in two or three sentences.", max: 320 }),
    defineField({
      name: "source",
      type: "citation",
      description: "Where readers can look the fact up. Leave it out if they can check the fact themselves.",
    }),
  ],
  preview: { select: { title: "title", subtitle: "text" } },
});
