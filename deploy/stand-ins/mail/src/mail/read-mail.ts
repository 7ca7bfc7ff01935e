import { createHash } from "node:crypto";
import { simpleParser, type Attachment as ParsedAttachment } from "mailparser";
import { addressesIn, type MailAddress } from "./addresses.ts";
import { hiddenRecipients } from "./hidden-recipients.ts";
import { isInline } from "./is-inline.ts";
import { listUnsubscribe, type ListUnsubscribe } from "./list-unsubscribe.ts";
import type { StoredMail } from "../store/mail-store.ts";

/** A part of a mail that isn't its text, as Mailpit's API describes it. */
export type Attachment = {
  PartID: string;
  FileName: string;
  ContentType: string;
  ContentID: string;
  Size: number;
  Checksums: { MD5: string; SHA1: string; SHA256: string };
};

/** A mail as Mailpit's API describes it. */
export type Message = {
  ID: string;
  MessageID: string;
  From: MailAddress;
  To: MailAddress[];
  Cc: MailAddress[];
  Bcc: MailAddress[];
  ReplyTo: MailAddress[];
  ReturnPath: string;
  Subject: string;
  ListUnsubscribe: ListUnsubscribe;
  /** By the mail's own header, or when it was received. */
  Date: string;
  Tags: string[];
  Username: string;
  Text: string;
  HTML: string;
  Size: number;
  Inline: Attachment[];
  Attachments: Attachment[];
};

/** A message with the contents of its attachments, by `PartID`. */
export type ReadMail = { message: Message; contents: ReadonlyMap<string, Buffer> };

/** @throws when the mail can't be parsed */
export async function readMail(mail: StoredMail): Promise<ReadMail> {
  const { id, sender, recipients, received, username, source } = mail;
  const parsed = await simpleParser(source, {
    skipTextToHtml: true,
    keepCidLinks: true,
    checksumAlgo: false,
  });
  const To = addressesIn(parsed.to);
  const Cc = addressesIn(parsed.cc);
  const Bcc = addressesIn(parsed.bcc);
  const parts = parsed.attachments.map((part, index) => ({ part, described: describe(part, index) }));
  const described = (shownInline: boolean) =>
    parts.filter(({ part }) => isInline(part) === shownInline).map((one) => one.described);
  return {
    message: {
      ID: id,
      MessageID: (parsed.messageId ?? "").replaceAll(/^<|>$/g, ""),
      From: addressesIn(parsed.from)[0] ?? { Name: "", Address: "" },
      To,
      Cc,
      Bcc: [...Bcc, ...hiddenRecipients(recipients, [...To, ...Cc, ...Bcc])],
      ReplyTo: addressesIn(parsed.replyTo),
      ReturnPath: sender,
      Subject: parsed.subject ?? "",
      ListUnsubscribe: listUnsubscribe(source),
      Date: (parsed.date ?? received).toISOString(),
      Tags: [],
      Username: username,
      Text: parsed.text ?? "",
      HTML: parsed.html === false ? "" : (parsed.html ?? ""),
      Size: source.length,
      Inline: described(true),
      Attachments: described(false),
    },
    contents: new Map(parts.map(({ part, described: { PartID } }) => [PartID, part.content])),
  };
}

function describe(
  { partId, filename, cid, contentType, content }: ParsedAttachment,
  index: number,
): Attachment {
  const hash = (algorithm: string) => createHash(algorithm).update(content).digest("hex");
  return {
    PartID: partId ?? String(index + 1),
    FileName: filename ?? cid ?? "",
    ContentType: contentType,
    ContentID: cid ?? "",
    Size: content.length,
    Checksums: { MD5: hash("md5"), SHA1: hash("sha1"), SHA256: hash("sha256") },
  };
}
