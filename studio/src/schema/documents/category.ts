import { TagIcon } from "@sanity/icons/Tag";
import { defineType } from "sanity";
import { excerptField } from "../fields/excerpt-field.ts";
import { slugField } from "../fields/slug-field.ts";
import { titleField } from "../fields/title-field.ts";

export const category = defineType({
  name: "category",
  type: "document",
  icon: TagIcon,
  fields: [
    titleField({ description: "Say what the articles of this category are about.", max: 40 }),
    slugField({ among: ["category"] }),
    excerptField({
      name: "description",
      description: "For editors: say which articles belong here.",
      max: 200,
    }),
  ],
  preview: { select: { title: "title", subtitle: "description" } },
});
