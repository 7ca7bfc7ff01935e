import { defineField } from "sanity";

interface Options {
  name?: string;
  title?: string;
  description: string;
  max: number;
  rows?: number;
  group?: string;
}

/** A plain text of a few sentences, such as an excerpt or the introduction of a page. */
export function excerptField({ name = "excerpt", title, description, max, rows = 3, group }: Options) {
  return defineField({
    name,
    ...(title === undefined ? {} : { title }),
    type: "text",
    rows,
    description,
    ...(group === undefined ? {} : { group }),
    validation: (rule) => [
      rule.required().error("Write a sentence or two."),
      rule.max(max).error(`Shorten it to ${max} characters: the site has no room for more.`),
    ],
  });
}
