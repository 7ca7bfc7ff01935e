import { ImageIcon } from "@sanity/icons/Image";
import { defineField, defineType } from "sanity";

interface PictureValue {
  asset?: unknown;
}

/** A picture that can't be published without an alternative text. */
export const picture = defineType({
  name: "picture",
  type: "image",
  icon: ImageIcon,
  options: { hotspot: true, accept: "image/png,image/jpeg,image/webp" },
  fields: [
    defineField({
      name: "alt",
      title: "What it shows",
      type: "string",
      description:
        "Read aloud to people who can’t see the picture. Say what matters in it, not that it is a picture.",
      validation: (rule) => [
        rule.custom((alt, { parent }) =>
          (parent as PictureValue | undefined)?.asset && !alt?.trim() ? "Say what the picture shows." : true,
        ),
        rule.max(180).warning("Shorten it to 180 characters; put longer explanations into the text."),
        rule
          .custom((alt) =>
            /^(an? )?(image|picture|photo) of/i.test(alt ?? "") ? "Leave out “picture of”." : true,
          )
          .warning(),
      ],
    }),
  ],
});
