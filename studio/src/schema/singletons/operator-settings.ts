import { emailSchema } from "@wordlehint/contracts";
import { defineField, type StringRule } from "sanity";
import { operatorHint } from "../../rules/operator-hint.ts";

const wanted = (rule: StringRule) => rule.custom((text) => (text?.trim() ? true : operatorHint)).warning();

/** Who operates the site, as its legal pages and its contact page show it. */
export const operatorSettings = [
  defineField({
    name: "operatorName",
    title: "Name",
    type: "string",
    group: "operator",
    description: "The person or company that operates this site.",
    validation: (rule) => [rule.max(100).error("Write at most 100 characters."), wanted(rule)],
  }),
  defineField({
    name: "operatorAddress",
    title: "Postal address",
    type: "text",
    rows: 4,
    group: "operator",
    description: "As on an envelope, line by line, without the name and the country.",
    validation: (rule) => [rule.max(300).error("Write at most 300 characters."), wanted(rule)],
  }),
  defineField({
    name: "operatorCountry",
    title: "Country",
    type: "string",
    group: "operator",
    description: "The country whose law applies.",
    validation: (rule) => [rule.max(60).error("Write at most 60 characters."), wanted(rule)],
  }),
  defineField({
    name: "contactEmail",
    title: "Mailbox",
    type: "string",
    group: "operator",
    description:
      "The email address to which players may write. Emails from this site name it too. Without it, players have the contact form alone.",
    validation: (rule) => [
      rule.custom(
        (text) => text === undefined || emailSchema.safeParse(text).success || "Write an email address.",
      ),
      wanted(rule),
    ],
  }),
  defineField({
    name: "operatorRegistration",
    title: "Registration",
    type: "text",
    rows: 3,
    group: "operator",
    description: "Optional. The entry in a register of companies, the VAT number, each on a line of its own.",
    validation: (rule) => rule.max(300).error("Write at most 300 characters."),
  }),
];
