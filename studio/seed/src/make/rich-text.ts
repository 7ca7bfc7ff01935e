import { inlineText } from "./inline-text.ts";

export type Block = Record<string, unknown> & { _type: string };

const lineStyles: [prefix: string, parts: object][] = [
  ["## ", { style: "h2" }],
  ["### ", { style: "h3" }],
  ["> ", { style: "blockquote" }],
  ["- ", { style: "normal", listItem: "bullet", level: 1 }],
  ["# ", { style: "normal", listItem: "number", level: 1 }],
];

/**
 * Makes portable text from texts and blocks. Each line of a text is a paragraph; `## ` and `### ` begin headings, `> ` a
 * quotation, `- ` an item of a bulleted list and `# ` an item of a numbered list.
 */
export function richText(...parts: (string | Block)[]): Block[] {
  return parts.flatMap((part) => (typeof part === "string" ? paragraphs(part) : [part]));
}

function paragraphs(text: string): Block[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").map(paragraph);
}

function paragraph(line: string): Block {
  for (const [prefix, parts] of lineStyles) {
    if (line.startsWith(prefix))
      return { _type: "block", ...parts, ...inlineText(line.slice(prefix.length)) };
  }
  return { _type: "block", style: "normal", ...inlineText(line) };
}
