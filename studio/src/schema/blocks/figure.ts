import { ImageIcon } from "@sanity/icons/Image";
import { defineField, defineType } from "sanity";

export const figure = defineType({
  name: "figure",
  type: "object",
  icon: ImageIcon,
  fields: [
    defineField({
      name: "picture",
      type: "picture",
      validation: (rule) => rule.required().assetRequired().error("Choose the picture."),
    }),
    defineField({
      name: "caption",
      type: "string",
      description: "What the reader should see in it. Optional.",
      validation: (rule) => rule.max(200).warning("Shorten the caption to 200 characters."),
    }),
  ],
  preview: { select: { title: "caption", subtitle: "picture.alt", media: "picture" } },
});
