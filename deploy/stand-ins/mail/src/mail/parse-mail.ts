import { simpleParser, type AddressObject } from "mailparser";

/** An address as Mailpit's API has it. */
export type MailAddress = { Name: string; Address: string };

/** A mail as people read it. */
export type ParsedMail = {
  messageId: string;
  from: MailAddress;
  to: MailAddress[];
  cc: MailAddress[];
  /** Recipients that no header line names, too. */
  bcc: MailAddress[];
  replyTo: MailAddress[];
  subject: string;
  text: string;
  /** Empty if the mail has no HTML part. */
  html: string;
};

/** Never rejects: of a mail that can't be parsed it returns the recipients only. */
export async function parseMail(source: Buffer, recipients: readonly string[]): Promise<ParsedMail> {
  const parsed = await simpleParser(source, { skipTextToHtml: true, checksumAlgo: false }).catch(
    () => undefined,
  );
  const [to, cc, named] = [addressesIn(parsed?.to), addressesIn(parsed?.cc), addressesIn(parsed?.bcc)];
  const known = new Set([...to, ...cc, ...named].map(({ Address }) => Address.toLowerCase()));
  const hidden = recipients.filter((recipient) => !known.has(recipient.toLowerCase()));
  return {
    messageId: (parsed?.messageId ?? "").replaceAll(/^<|>$/g, ""),
    from: addressesIn(parsed?.from)[0] ?? { Name: "", Address: "" },
    to,
    cc,
    bcc: [...named, ...hidden.map((Address) => ({ Name: "", Address }))],
    replyTo: addressesIn(parsed?.replyTo),
    subject: parsed?.subject ?? "",
    text: parsed?.text ?? "",
    html: typeof parsed?.html === "string" ? parsed.html : "",
  };
}

/** Returns the addresses of a header line, those of a group one by one. */
function addressesIn(header: AddressObject | AddressObject[] | undefined): MailAddress[] {
  return [header ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address = "" }) => ({ Name: name, Address: address }));
}
