/** A part of a mail, from top to bottom. */
export type MailBlock =
  | { type: "paragraph"; text: string }
  | { type: "verse"; lines: readonly string[] }
  | { type: "facts"; items: readonly string[] }
  | { type: "hints"; hints: readonly string[] }
  /** The visitor's words. */
  | { type: "message"; text: string }
  | { type: "button"; label: string; url: string };

/** The content of a mail, before it has a form. */
export type MailModel = {
  product: string;
  siteUrl: string;
  subject: string;
  /** The preview text that mail programs show after the subject. */
  preheader: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Why its reader gets it. */
  reason: string;
  footerLinks: readonly { label: string; url: string }[];
  /** The sender's postal address, where the law asks for one. */
  postalAddress?: string | undefined;
};
