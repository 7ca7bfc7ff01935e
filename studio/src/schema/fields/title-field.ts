import { defineField } from "sanity";

interface Options {
  description: string;
  max?: number;
  group?: string;
}

/** The title that the site shows for a document. */
export function titleField({ description, max = 90, group }: Options) {
  return defineField({
    name: "title",
    type: "string",
    description,
    ...(group === undefined ? {} : { group }),
    validation: (rule) => [
      rule.required().error("Write a title."),
      rule.max(max).warning(`Shorten the title to ${max} characters, so that all of it is shown.`),
    ],
  });
}
