import type { SMTPServerSession } from "smtp-server";

/** The header lines that the last server on a mail's way puts in front of it (RFC 5321, section 4.4). */
export function traceHeaders({
  session,
  sender,
  recipients,
  received,
}: {
  session: SMTPServerSession;
  sender: string;
  recipients: readonly string[];
  received: Date;
}): Buffer {
  const [only, ...others] = recipients;
  const forWhom = only !== undefined && others.length === 0 ? ` for <${only}>` : "";
  const { hostNameAppearsAs, remoteAddress, transmissionType, id } = session;
  return Buffer.from(
    `Return-Path: <${sender}>\r\n` +
      `Received: from ${hostNameAppearsAs} ([${remoteAddress}]) by mailbox\r\n` +
      ` with ${transmissionType} id ${id}${forWhom}; ${received.toUTCString().replace("GMT", "+0000")}\r\n`,
  );
}
