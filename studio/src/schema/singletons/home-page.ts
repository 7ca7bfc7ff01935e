import { HomeIcon } from "@sanity/icons/Home";
import { defineArrayMember, defineField, defineType } from "sanity";
import { pageTypes } from "../../routes/addresses.ts";
import { excerptField } from "../fields/excerpt-field.ts";
import { referencesField } from "../fields/references-field.ts";
import { sectionField } from "../fields/section-field.ts";
import { spoilerFree } from "../fields/spoiler-free.ts";
import { titleField } from "../fields/title-field.ts";

export const homePage = defineType({
  name: "homePage",
  title: "Home page",
  type: "document",
  icon: HomeIcon,
  validation: spoilerFree,
  fields: [
    titleField({ description: "For editors only. The riddle is the heading of the page." }),
    sectionField({
      name: "intro",
      title: "Introduction",
      description: "Says below the riddle what the site is for. Search engines read it, too.",
      fields: [
        defineField({
          name: "body",
          title: "Text",
          type: "shortText",
          validation: (rule) => rule.required().min(1).error("Write a paragraph or two."),
        }),
      ],
    }),
    sectionField({
      name: "education",
      title: "Ways to learn",
      description:
        "Cards that lead to guides and lists. Each shows the title and the introduction of its page.",
      fields: [
        referencesField({
          name: "pages",
          description: "Where there are five, the first one gets the most room.",
          to: pageTypes,
          min: 2,
          max: 6,
        }),
      ],
    }),
    sectionField({
      name: "learningTips",
      title: "Learning tips",
      description: "Short pieces of advice that hold on every day.",
      fields: [
        defineField({
          name: "tips",
          type: "array",
          of: [learningTip()],
          validation: (rule) => rule.required().min(2).max(4).error("Write two to four tips."),
        }),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: "Home page" }) },
});

function learningTip() {
  return defineArrayMember({
    name: "learningTip",
    title: "Tip",
    type: "object",
    fields: [
      titleField({ description: "Says what to do.", max: 60 }),
      excerptField({ name: "text", description: "Says why, in two sentences at most.", max: 240 }),
      defineField({
        name: "link",
        title: "Read more",
        type: "labelledLink",
        validation: (rule) => rule.required().error("Choose where one can read more about it."),
      }),
    ],
    preview: { select: { title: "title", subtitle: "text" } },
  });
}
