import { simpleParser } from "mailparser";
import { addressesIn, type MailAddress } from "../mail/addresses.ts";
import { hiddenRecipients } from "../mail/hidden-recipients.ts";
import { isInline } from "../mail/is-inline.ts";

/** What can be listed and searched of a mail. */
export type MailIndex = {
  messageId: string;
  from: MailAddress;
  to: MailAddress[];
  cc: MailAddress[];
  /** Recipients that no header line names, too. */
  bcc: MailAddress[];
  replyTo: MailAddress[];
  subject: string;
  /** The beginning of the text. */
  snippet: string;
  /** How many there are. */
  attachments: number;
  /** How many parts are shown within the text, such as pictures. */
  inline: number;
  /** In lower case. */
  searchText: string;
};

const maxSnippetLength = 250;

/** Never rejects: a mail that can't be parsed is listed by its envelope. */
export async function indexMail(source: Buffer, recipients: readonly string[]): Promise<MailIndex> {
  const parsed = await simpleParser(source, {
    skipTextToHtml: true,
    keepCidLinks: true,
    checksumAlgo: false,
  }).catch(() => undefined);
  const [to, cc, named] = [addressesIn(parsed?.to), addressesIn(parsed?.cc), addressesIn(parsed?.bcc)];
  const bcc = [...named, ...hiddenRecipients(recipients, [...to, ...cc, ...named])];
  const [from = { Name: "", Address: "" }] = addressesIn(parsed?.from);
  const replyTo = addressesIn(parsed?.replyTo);
  const subject = parsed?.subject ?? "";
  const text = (parsed?.text ?? "").replaceAll(/\s+/g, " ").trim();
  const parts = parsed?.attachments ?? [];
  const inline = parts.filter(isInline).length;
  const addresses = [from, ...to, ...cc, ...bcc, ...replyTo].map(({ Name, Address }) => `${Name} ${Address}`);
  const names = parts.map(({ filename }) => filename ?? "");
  return {
    messageId: (parsed?.messageId ?? "").replaceAll(/^<|>$/g, ""),
    ...{ from, to, cc, bcc, replyTo, subject, inline },
    snippet: text.slice(0, maxSnippetLength),
    attachments: parts.length - inline,
    searchText: [subject, ...addresses, text, ...names].join("\n").toLowerCase(),
  };
}
