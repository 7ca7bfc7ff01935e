import type { MailBlock, MailModel } from "./mail-model.ts";

/** The plain text of a mail, for readers of plain text rather than as what is left of the HTML. */
export function plainText(model: MailModel): string {
  const { heading, blocks, product, siteUrl, reason, footerLinks, postalAddress } = model;
  const footer = [
    reason,
    ...footerLinks.map(({ label, url }) => `${label}: ${url}`),
    `${product}: ${siteUrl}`,
    ...(postalAddress === undefined ? [] : [postalAddress]),
  ];
  const parts = [`${heading}\n${"=".repeat(Math.min(heading.length, 60))}`, ...blocks.map(textOf)];
  return `${parts.join("\n\n")}\n\n-- \n${footer.join("\n")}\n`;
}

function textOf(block: MailBlock): string {
  switch (block.type) {
    case "paragraph":
      return block.text;
    case "verse":
      return block.lines.map((line) => `    ${line}`).join("\n");
    case "facts":
      return block.items.map((item) => `* ${item}`).join("\n");
    case "hints":
      return block.hints.map((hint, index) => `Hint ${index + 1}: ${hint}`).join("\n\n");
    case "message":
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`.trimEnd())
        .join("\n");
    case "button":
      return `${block.label}:\n${block.url}`;
  }
}
