import { BarChartIcon } from "@sanity/icons/BarChart";
import { defineArrayMember, defineField, defineType } from "sanity";

/** Figures drawn as bars or a line. The site also shows them as a table. */
export const chart = defineType({
  name: "chart",
  type: "object",
  icon: BarChartIcon,
  fields: [
    defineField({
      name: "kind",
      type: "string",
      initialValue: "bars",
      options: {
        layout: "radio",
        direction: "horizontal",
        list: [
          { title: "Bars", value: "bars" },
          { title: "Line", value: "lines" },
        ],
      },
      validation: (rule) => rule.required().error("Choose bars or a line."),
    }),
    defineField({
      name: "caption",
      type: "string",
      description: "Say what the chart shows, and in which unit.",
      validation: (rule) => rule.required().error("Write a caption that says what the chart shows."),
    }),
    defineField({
      name: "categoryName",
      type: "string",
      description: "What one bar or point stands for, such as Letter.",
      validation: (rule) => rule.required().error("Say what a bar or point stands for."),
    }),
    defineField({
      name: "valueName",
      type: "string",
      description: "What is counted, such as Share of words in percent.",
      validation: (rule) => rule.required().error("Say what is counted."),
    }),
    defineField({
      name: "points",
      type: "array",
      of: [
        defineArrayMember({
          name: "chartPoint",
          title: "Figure",
          type: "object",
          fields: [
            defineField({ name: "label", type: "string", validation: (rule) => rule.required() }),
            defineField({ name: "value", type: "number", validation: (rule) => rule.required() }),
          ],
          preview: { select: { title: "label", subtitle: "value" } },
        }),
      ],
      validation: (rule) => rule.required().min(2).error("A chart needs at least two figures."),
    }),
  ],
  preview: { select: { title: "caption", subtitle: "kind" } },
});
