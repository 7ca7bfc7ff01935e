import { border, color, size, space, tight, type } from "../../theme/tokens.ts";

/** The style of headings, paragraphs, lists and inline elements. */
export const proseText = {
  "& > h4": { margin: 0, font: type.minor },
  "& > * + *": { marginTop: space[5] },
  "& > * + h2": { marginTop: space[8] },
  "& > * + h3, & > * + h4": { marginTop: space[7] },
  "& > h2 + *, & > h3 + *, & > h4 + *": { marginTop: space[3] },
  "& > h2": { font: type.title, letterSpacing: tight, textWrap: "balance", scrollMarginTop: space[5] },
  "& > h3": { font: type.heading, textWrap: "balance", scrollMarginTop: space[5] },
  "& p": { textWrap: "pretty" },

  "& a": { textDecorationColor: color.green, textDecorationThickness: "2px" },
  "& strong": { fontWeight: 650 },
  "& em, & cite": { fontStyle: "italic" },
  "& code, & kbd, & samp": { font: `400 .9em/1.4 ui-monospace, "Cascadia Code", Menlo, Consolas, monospace` },
  "& :not(pre) > code": { padding: "0 .3em", borderRadius: "3px", background: color.sunken },
  "& kbd": { padding: ".05em .4em", border: border.control, borderRadius: "4px" },
  "& mark": { background: color.greenWash, color: color.ink },
  "& abbr[title]": { textDecoration: "underline dotted" },

  "& ul, & ol": { paddingInlineStart: "1.5em" },
  "& ul": { listStyle: "disc" },
  "& ul ul": { listStyle: "circle" },
  "& ol": { listStyle: "decimal" },
  "& ol ol": { listStyle: "lower-alpha" },
  "& ol ol ol": { listStyle: "lower-roman" },
  "& li::marker": { color: color.inkSoft, fontVariantNumeric: "lining-nums" },
  "& li + li, & li > ul, & li > ol, & li > p + p": { marginTop: space[2] },
  "& dt": { fontWeight: 650 },
  "& dd": { margin: `${space[1]} 0 0 1.5em` },
  "& dd + dt": { marginTop: space[4] },
  "& dl": { fontSize: size.lead },
} as const;
