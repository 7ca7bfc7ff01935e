import { BookIcon } from "@sanity/icons/Book";
import { defineType } from "sanity";
import { excerptField } from "../fields/excerpt-field.ts";
import { relatedField } from "../fields/related-field.ts";
import { seoField } from "../fields/seo-field.ts";
import { titleField } from "../fields/title-field.ts";

export const dictionary = defineType({
  name: "dictionary",
  title: "Dictionary page",
  type: "document",
  icon: BookIcon,
  fields: [
    titleField({ description: "The heading of the glossary." }),
    excerptField({ name: "intro", description: "Shown below the heading.", max: 320 }),
    relatedField(),
    seoField(),
  ],
  preview: { prepare: () => ({ title: "Dictionary page" }) },
});
