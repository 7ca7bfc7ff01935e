import { UserIcon } from "@sanity/icons/User";
import { defineField, defineType } from "sanity";

export const author = defineType({
  name: "author",
  type: "document",
  icon: UserIcon,
  fields: [
    defineField({
      name: "name",
      type: "string",
      validation: (rule) => rule.required().error("Write the name that readers see."),
    }),
    defineField({
      name: "kind",
      type: "string",
      description: "Search engines are told whether the author is a person or an organisation.",
      initialValue: "person",
      options: {
        layout: "radio",
        direction: "horizontal",
        list: [
          { title: "Person", value: "person" },
          { title: "Organisation", value: "organisation" },
        ],
      },
      validation: (rule) => rule.required().error("Choose person or organisation."),
    }),
    defineField({
      name: "role",
      type: "string",
      description: "Shown below the name. Don’t give a title or degree that the author doesn’t hold.",
      validation: (rule) =>
        rule.required().max(60).error("Say in 60 characters at most what the author does here."),
    }),
    defineField({
      name: "bio",
      title: "About the author",
      type: "text",
      rows: 3,
      validation: (rule) => rule.max(300).error("Shorten it to 300 characters."),
    }),
    defineField({ name: "portrait", type: "picture" }),
  ],
  preview: { select: { title: "name", subtitle: "role", media: "portrait" } },
});
