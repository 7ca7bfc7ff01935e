import { DocumentIcon } from "@sanity/icons/Document";
import { defineField, defineType } from "sanity";
import { rootTypes } from "../../routes/addresses.ts";
import { rootSlugProblem } from "../../rules/address.ts";
import { excerptField } from "../fields/excerpt-field.ts";
import { contentGroup, detailsGroup, searchGroup } from "../fields/groups.ts";
import { operatorKnown } from "../fields/operator-known.ts";
import { questionsField } from "../fields/questions-field.ts";
import { relatedField } from "../fields/related-field.ts";
import { revisedOnField } from "../fields/revised-on-field.ts";
import { seoField } from "../fields/seo-field.ts";
import { slugField } from "../fields/slug-field.ts";
import { spoilerFree } from "../fields/spoiler-free.ts";
import { titleField } from "../fields/title-field.ts";

export const page = defineType({
  name: "page",
  type: "document",
  icon: DocumentIcon,
  groups: [contentGroup, detailsGroup, searchGroup],
  validation: spoilerFree,
  fields: [
    titleField({ description: "The heading of the page.", group: "content" }),
    slugField({ among: rootTypes, problem: rootSlugProblem, group: "content" }),
    excerptField({ name: "intro", description: "Shown below the heading.", max: 320, group: "content" }),
    defineField({
      name: "body",
      type: "richText",
      group: "content",
      validation: (rule) => rule.required().min(1).error("Write the page."),
    }),
    defineField({
      name: "includes",
      title: "Below the text",
      type: "string",
      group: "details",
      initialValue: "nothing",
      options: {
        layout: "radio",
        list: [
          { title: "Nothing", value: "nothing" },
          { title: "The contact form", value: "contactForm" },
          { title: "The sign-up for the daily hint email", value: "emailSignUp" },
        ],
      },
      validation: (rule) => [
        rule.required().error("Choose what the page shows below its text."),
        rule.custom(operatorKnown((shown) => shown === "contactForm")).warning(),
      ],
    }),
    revisedOnField("details"),
    questionsField("details"),
    relatedField(
      "details",
      "Three of them are shown at the end of the page: of more than three, others every day.",
    ),
    seoField("search"),
  ],
  preview: { select: { title: "title", subtitle: "intro" } },
});
