import { defineField, type FieldDefinition } from "sanity";
import { titleField } from "./title-field.ts";

interface Options {
  name: string;
  title: string;
  description: string;
  /** The fields of the section below its heading. */
  fields: FieldDefinition[];
}

/** A section of a page, with its heading. */
export function sectionField({ name, title, description, fields }: Options) {
  return defineField({
    name,
    title,
    type: "object",
    description,
    fields: [titleField({ description: "The heading of the section.", max: 60 }), ...fields],
  });
}
