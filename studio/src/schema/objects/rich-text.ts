import { defineArrayMember, defineType } from "sanity";

const marks = {
  decorators: [
    { title: "Strong", value: "strong" },
    { title: "Emphasis", value: "em" },
    { title: "Letters", value: "code" },
  ],
  annotations: [defineArrayMember({ type: "link" })],
};

const lists = [
  { title: "Bulleted list", value: "bullet" },
  { title: "Numbered list", value: "number" },
];

/** A text with headings, lists, links and every kind of block. */
export const richText = defineType({
  name: "richText",
  title: "Text",
  type: "array",
  of: [
    defineArrayMember({
      type: "block",
      styles: [
        { title: "Paragraph", value: "normal" },
        { title: "Heading", value: "h2" },
        { title: "Small heading", value: "h3" },
        { title: "Quotation", value: "blockquote" },
      ],
      lists,
      marks,
    }),
    defineArrayMember({ type: "figure" }),
    defineArrayMember({ type: "callout" }),
    defineArrayMember({ type: "dataTable" }),
    defineArrayMember({ type: "chart" }),
    defineArrayMember({ type: "letterTiles" }),
    defineArrayMember({ type: "verse" }),
    defineArrayMember({ type: "startingWordTable" }),
    defineArrayMember({ type: "openerTable" }),
    defineArrayMember({ type: "secondGuesses" }),
    defineArrayMember({ type: "trapFamilies" }),
    defineArrayMember({ type: "embeddedChecklist" }),
    defineArrayMember({ type: "embeddedQuestions" }),
    defineArrayMember({ type: "appPromotion" }),
    defineArrayMember({ type: "operatorDetails" }),
  ],
});

/** A text of paragraphs, lists and links only. */
export const shortText = defineType({
  name: "shortText",
  title: "Short text",
  type: "array",
  of: [defineArrayMember({ type: "block", styles: [{ title: "Paragraph", value: "normal" }], lists, marks })],
});
