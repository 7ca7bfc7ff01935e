import { defineArrayMember, defineField } from "sanity";
import { excerptField } from "../fields/excerpt-field.ts";

export const premiumSettings = [
  defineField({
    name: "premiumName",
    title: "Name of the plan",
    type: "string",
    group: "premium",
    validation: (rule) => rule.required().max(40).error("Name the plan in 40 characters at most."),
  }),
  defineField({
    name: "priceWording",
    type: "string",
    group: "premium",
    description:
      "How the price is written, such as $3.77/month. What is charged is set at the payment provider.",
    validation: (rule) => rule.required().max(30).error("Write the price in 30 characters at most."),
  }),
  defineField({
    name: "premiumBenefits",
    title: "Benefits",
    type: "array",
    group: "premium",
    of: [defineArrayMember({ type: "string" })],
    validation: (rule) => rule.required().min(1).max(6).error("List one to six benefits."),
  }),
  excerptField({
    name: "premiumPitch",
    title: "Invitation",
    description: "Shown beside the benefits.",
    max: 240,
    group: "premium",
  }),
];
