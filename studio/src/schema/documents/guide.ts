import { RocketIcon } from "@sanity/icons/Rocket";
import { defineArrayMember, defineField, defineType } from "sanity";
import { rootSlugProblem } from "../../rules/address.ts";
import { excerptField } from "../fields/excerpt-field.ts";
import { contentGroup, detailsGroup, searchGroup } from "../fields/groups.ts";
import { questionsField } from "../fields/questions-field.ts";
import { relatedField } from "../fields/related-field.ts";
import { revisedOnField } from "../fields/revised-on-field.ts";
import { seoField } from "../fields/seo-field.ts";
import { slugField } from "../fields/slug-field.ts";
import { spoilerFree } from "../fields/spoiler-free.ts";
import { titleField } from "../fields/title-field.ts";
import { rootTypes } from "../../routes/addresses.ts";

export const guide = defineType({
  name: "guide",
  type: "document",
  icon: RocketIcon,
  groups: [contentGroup, detailsGroup, searchGroup],
  validation: spoilerFree,
  fields: [
    titleField({ description: "The heading of the page.", group: "content" }),
    slugField({ among: rootTypes, problem: rootSlugProblem, group: "content" }),
    excerptField({
      name: "intro",
      description: "Shown below the heading and on cards.",
      max: 320,
      group: "content",
    }),
    defineField({
      name: "layout",
      title: "Reads as",
      type: "string",
      group: "content",
      initialValue: "steps",
      options: {
        layout: "radio",
        list: [
          { title: "Steps, one after the other", value: "steps" },
          { title: "Tabs, in any order", value: "tabs" },
        ],
      },
      validation: (rule) => rule.required().error("Choose steps or tabs."),
    }),
    defineField({
      name: "sections",
      title: "Steps or tabs",
      type: "array",
      group: "content",
      of: [defineArrayMember({ type: "guideSection" })],
      validation: (rule) => [
        rule.required().min(1).error("Add a step or a tab."),
        rule.custom<{ id?: { current?: string } }[]>((sections) => {
          const ids = (sections ?? []).map(({ id }) => id?.current);
          return new Set(ids).size === ids.length
            ? true
            : "Two steps or tabs have the same address. Change one of them.";
        }),
      ],
    }),
    defineField({
      name: "checklist",
      type: "reference",
      group: "details",
      description: "Optional. Shown below the text.",
      to: [{ type: "checklist" }],
    }),
    defineField({
      name: "callToAction",
      title: "Button",
      type: "labelledLink",
      group: "details",
      description: "Optional. Leads to the one thing to do after reading.",
    }),
    revisedOnField("details"),
    questionsField("details"),
    relatedField("details"),
    seoField("search"),
  ],
  preview: { select: { title: "title", subtitle: "intro" } },
});
