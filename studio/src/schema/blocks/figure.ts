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
      validation: (rule) => rule.required().assetRequired().error("Choose a picture."),
    }),
    defineField({
      name: "caption",
      type: "string",
      description: "Optional. Say what the reader should notice in the picture.",
      validation: (rule) => rule.max(200).warning("Shorten the caption to 200 characters."),
    }),
  ],
  preview: { select: { title: "caption", subtitle: "picture.alt", media: "picture" } },
});
