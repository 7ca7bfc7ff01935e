import { Button } from "@react-email/button";
import { Section } from "@react-email/section";
import { createElement as h, type ReactElement } from "react";
import type { MailBlock } from "./mail-model.ts";
import { colors, fonts } from "./mail-style.ts";

/** One part of a mail. */
export function MailBlockView({ block }: { block: MailBlock }): ReactElement {
  switch (block.type) {
    case "paragraph":
      return h("p", { className: "ink", style: paragraph }, block.text);
    case "verse":
      return h(
        Section,
        { className: "wash", style: verseBox },
        h(
          "p",
          { lang: "en-US", className: "ink", style: verse },
          ...block.lines.map((line, index) => h("span", { key: index, style: verseLine }, line)),
        ),
      );
    case "facts":
      return h(
        "ul",
        { className: "ink", style: list },
        ...block.items.map((item) => h("li", { key: item, style: { marginBottom: "4px" } }, item)),
      );
    case "hints":
      return h(
        Section,
        { style: { margin: "0 0 8px" } },
        ...block.hints.flatMap((hint, index) => [
          h("p", { key: `label ${index}`, className: "accent", style: hintLabel }, `Hint ${index + 1}`),
          h("p", { key: `hint ${index}`, lang: "en-US", className: "ink", style: paragraph }, hint),
        ]),
      );
    case "message":
      return h("blockquote", { className: "ink quote", style: quote }, block.text);
    case "button":
      return h(
        Section,
        { style: { padding: "8px 0 20px" } },
        h(Button, { href: block.url, className: "button", style: button }, block.label),
      );
  }
}

const paragraph = {
  margin: "0 0 16px",
  color: colors.ink,
  fontFamily: fonts.text,
  fontSize: "16px",
  lineHeight: "25px",
};

const quote = {
  ...paragraph,
  borderLeft: `3px solid ${colors.line}`,
  paddingLeft: "16px",
  whiteSpace: "pre-wrap",
} as const;

const verseBox = {
  backgroundColor: colors.greenWash,
  borderLeft: `3px solid ${colors.green}`,
  margin: "0 0 16px",
  padding: "16px 20px",
};

const verse = {
  margin: 0,
  color: colors.ink,
  fontFamily: fonts.verse,
  fontSize: "19px",
  lineHeight: "29px",
};

const verseLine = { display: "block" };

const list = { ...paragraph, paddingLeft: "20px" };

const hintLabel = {
  margin: "0 0 4px",
  color: colors.green,
  fontFamily: fonts.text,
  fontSize: "13px",
  fontWeight: 700,
};

const button = {
  backgroundColor: colors.green,
  borderRadius: "8px",
  color: colors.greenInk,
  fontFamily: fonts.text,
  fontSize: "16px",
  fontWeight: 600,
  padding: "13px 22px",
  textDecoration: "none",
};
