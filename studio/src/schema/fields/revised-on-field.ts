import { defineField } from "sanity";

/** The date of a text's last change of substance, for a document that hasn't been edited on this site. */
export const revisedOnField = (group: string) =>
  defineField({
    name: "revisedOn",
    title: "Date of the last change of substance",
    type: "date",
    group,
    description:
      "Optional. For a text that is older than this site: the page says “Last updated” with this date until somebody edits the text.",
    validation: (rule) =>
      rule.custom(
        (date) =>
          date === undefined ||
          date <= new Date().toISOString().slice(0, 10) ||
          "Choose a date that isn’t in the future.",
      ),
  });
