import { defineField } from "sanity";

interface Options {
  description: string;
  max?: number;
  group?: string;
}

/** What a document is called where it is shown. */
export function titleField({ description, max = 90, group }: Options) {
  return defineField({
    name: "title",
    type: "string",
    description,
    ...(group === undefined ? {} : { group }),
    validation: (rule) => [
      rule.required().error("Give it a title."),
      rule.max(max).warning(`Shorten the title to ${max} characters, so that it is read whole.`),
    ],
  });
}
