import { BlockElementIcon } from "@sanity/icons/BlockElement";
import { defineArrayMember, defineField, defineType } from "sanity";
import { tileRowProblem } from "../../rules/tile-row.ts";

/** Guesses drawn as the game’s letter tiles. */
export const letterTiles = defineType({
  name: "letterTiles",
  title: "Letter tiles",
  type: "object",
  icon: BlockElementIcon,
  fields: [
    defineField({
      name: "rows",
      type: "array",
      of: [
        defineArrayMember({
          name: "tileRow",
          title: "Word",
          type: "object",
          fields: [
            defineField({
              name: "word",
              type: "string",
              description: "Letters a to z in lower case. A question mark stands for a closed tile.",
              validation: (rule) => rule.required().error("Write the word."),
            }),
            defineField({
              name: "result",
              type: "string",
              description:
                "One letter for each tile: g in its place, y elsewhere, x absent. Leave it empty for plain tiles.",
            }),
          ],
          validation: (rule) =>
            rule.custom(
              (row: { word?: string; result?: string } | undefined) => tileRowProblem(row ?? {}) ?? true,
            ),
          preview: { select: { title: "word", subtitle: "result" } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(6).error("Show one to six words."),
    }),
    defineField({
      name: "caption",
      type: "string",
      description: "Say in words what the tiles show, for readers who can’t see them.",
      validation: (rule) => rule.required().error("Say in words what the tiles show."),
    }),
  ],
  preview: {
    select: { caption: "caption", first: "rows.0.word" },
    prepare: ({ caption, first }: { caption?: string; first?: string }) => ({
      title: (first ?? "").toUpperCase(),
      ...(caption === undefined ? {} : { subtitle: caption }),
    }),
  },
});
