import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { createElement as h, type ReactElement } from "react";
import { MailBlockView } from "./MailBlockView.ts";
import { MailFooter } from "./MailFooter.ts";
import type { MailModel } from "./mail-model.ts";
import { colors, fonts, styleSheet } from "./mail-style.ts";

/** The one layout of all mails: readable without pictures, in light and in dark. */
export function MailLayout(model: MailModel): ReactElement {
  const { product, siteUrl, subject, preheader, heading, blocks } = model;
  const content = h(
    Container,
    { style: { maxWidth: "560px", margin: "0 auto" } },
    h(
      Section,
      { style: { padding: "0 4px 16px" } },
      h("a", { href: siteUrl, className: "ink", style: nameStyle }, product),
    ),
    h(
      Section,
      { className: "surface", style: cardStyle },
      h("h1", { className: "ink", style: headingStyle }, heading),
      ...blocks.map((block, index) => h(MailBlockView, { key: index, block })),
    ),
    h(MailFooter, model),
  );
  return h(
    Html,
    { lang: "en-GB", dir: "ltr" },
    h(
      Head,
      null,
      h("title", null, subject),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("style", { dangerouslySetInnerHTML: { __html: styleSheet } }),
    ),
    h(
      "body",
      { className: "paper", style: { margin: 0, padding: 0, backgroundColor: colors.paper } },
      h(Preview, null, preheader),
      h(
        "table",
        { role: "presentation", width: "100%", border: 0, cellPadding: 0, cellSpacing: 0 },
        h("tbody", null, h("tr", null, h("td", { className: "paper", style: paperStyle }, content))),
      ),
    ),
  );
}

// On the cell as well as on the body, since mail programs leave the body out.
const paperStyle = { padding: "24px 12px", backgroundColor: colors.paper };

const nameStyle = {
  color: colors.ink,
  fontFamily: fonts.verse,
  fontSize: "20px",
  fontWeight: 700,
  textDecoration: "none",
};

const cardStyle = {
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: "12px",
  padding: "28px 24px 12px",
};

const headingStyle = {
  margin: "0 0 16px",
  color: colors.ink,
  fontFamily: fonts.verse,
  fontSize: "26px",
  fontWeight: 600,
  lineHeight: "32px",
};
