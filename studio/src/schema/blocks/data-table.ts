import { ThListIcon } from "@sanity/icons/ThList";
import { defineArrayMember, defineField, defineType } from "sanity";

interface TableValue {
  columns?: string[];
}

/** Rows of text under named columns. */
export const dataTable = defineType({
  name: "dataTable",
  title: "Table",
  type: "object",
  icon: ThListIcon,
  fields: [
    defineField({
      name: "caption",
      type: "string",
      description: "Say what the table shows. Screen readers read it before the table.",
      validation: (rule) => rule.required().error("Write a caption that says what the table shows."),
    }),
    defineField({
      name: "columns",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.required().min(2).max(6).error("Name two to six columns."),
    }),
    defineField({
      name: "rows",
      type: "array",
      of: [
        defineArrayMember({
          name: "tableRow",
          title: "Row",
          type: "object",
          fields: [
            defineField({ name: "cells", type: "array", of: [defineArrayMember({ type: "string" })] }),
          ],
          preview: {
            select: { cells: "cells" },
            prepare: ({ cells }: { cells?: string[] }) => ({ title: (cells ?? []).join(" · ") }),
          },
        }),
      ],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .custom<{ cells?: string[] }[]>((rows, { parent }) => {
            const width = (parent as TableValue | undefined)?.columns?.length ?? 0;
            const row = (rows ?? []).findIndex(({ cells }) => (cells ?? []).length !== width);
            return row < 0 ? true : `Row ${row + 1} needs ${width} cells, one for each column.`;
          }),
    }),
  ],
  preview: { select: { title: "caption" } },
});
