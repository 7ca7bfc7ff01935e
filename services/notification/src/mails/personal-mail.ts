import { fillMailText, type MailKind, type MailText } from "@wordlehint/contracts";
import type { MailBlock, MailModel } from "./mail-model.ts";
import { siteLinks } from "./site-links.ts";

/** The parts of a mail to one person. */
export type PersonalMail = {
  siteUrl: string;
  postalAddress?: string | undefined;
  product: string;
  kind: Exclude<MailKind, "daily-hint">;
  text: MailText;
  variables: Readonly<Record<string, string>>;
  /** Token of the mail's link, if it has one. */
  token?: string | undefined;
  /** A visitor's message to the site. */
  message?: string | undefined;
};

/** A mail about an account, a subscription or a message to the site. */
export function personalMail(mail: PersonalMail): MailModel {
  const { siteUrl, postalAddress, product, kind, text, message } = mail;
  const links = siteLinks(siteUrl);
  const variables = { ...mail.variables, product, site: links.host };
  const fill = (part: string) => fillMailText(part, variables);
  const [first, ...others] = text.paragraphs.map((paragraph): MailBlock => ({
    type: "paragraph",
    text: fill(paragraph),
  }));
  const url = buttonUrl(mail);
  const button: MailBlock[] =
    url === undefined || text.button === null ? [] : [{ type: "button", label: fill(text.button), url }];
  return {
    product,
    siteUrl: links.home,
    postalAddress,
    subject: oneLine(fill(text.subject)),
    preheader: oneLine(fill(text.preheader)),
    heading: oneLine(fill(text.heading)),
    blocks: [
      ...(first ? [first] : []),
      ...(message === undefined ? [] : [{ type: "message" as const, text: message }]),
      ...button,
      ...others,
    ],
    reason: reasonOf(kind, product),
    footerLinks: [],
  };
}

/** Returns the address of a kind's button; undefined for a kind without one. */
function buttonUrl({ kind, siteUrl, token = "" }: PersonalMail): string | undefined {
  const links = siteLinks(siteUrl);
  switch (kind) {
    case "verify-email":
    case "change-email":
      return links.verifyEmail(token);
    case "reset-password":
      return links.resetPassword(token);
    case "confirm-subscription":
      return links.confirmSubscription(token);
    case "already-subscribed":
      return links.preferences(token);
    case "password-changed":
    case "new-device":
      return links.signIn;
    case "payment-failed":
      return links.card;
    case "subscription-activated":
    case "renewal-ahead":
    case "subscription-cancelled":
    case "subscription-ended":
    case "payment-reversed":
      return links.premium;
    default:
      return undefined;
  }
}

function reasonOf(kind: PersonalMail["kind"], product: string): string {
  switch (kind) {
    case "confirm-subscription":
    case "already-subscribed":
      return `You get this email because somebody, most likely you, typed this address at ${product}.`;
    case "contact-message":
      return `Sent by the contact form of ${product}.`;
    case "contact-acknowledgement":
      return `You get this email because somebody, most likely you, wrote to ${product} with this address.`;
    default:
      return `You get this email because of your account at ${product}.`;
  }
}

/** A value that somebody typed can begin no other header, whatever it passed through. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
