import { Section } from "@react-email/section";
import { createElement as h, type ReactElement } from "react";
import type { MailModel } from "./mail-model.ts";
import { colors, fonts } from "./mail-style.ts";

/** Why the reader gets the mail, how to change that, and who sent it. */
export function MailFooter({
  reason,
  footerLinks,
  product,
  siteUrl,
  postalAddress,
}: MailModel): ReactElement {
  const links = [...footerLinks, { label: product, url: siteUrl }];
  return h(
    Section,
    { style: { padding: "16px 4px" } },
    h("p", { className: "soft", style: small }, reason),
    h(
      "p",
      { className: "soft", style: small },
      ...links.flatMap(({ label, url }, index) => [
        index > 0 && " · ",
        h("a", { key: url, href: url, className: "soft", style: link }, label),
      ]),
    ),
    postalAddress !== undefined && h("p", { className: "soft", style: small }, postalAddress),
  );
}

const small = {
  margin: "0 0 6px",
  color: colors.inkSoft,
  fontFamily: fonts.text,
  fontSize: "13px",
  lineHeight: "20px",
};

const link = { color: colors.inkSoft, textDecoration: "underline" };
