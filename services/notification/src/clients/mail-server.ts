import { createTransport } from "nodemailer";

/** A rendered mail, ready to be sent. */
export type OutgoingMail = {
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  /** Return address for bounces; the sender by default. */
  bounceTo?: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  date: Date;
  headers: Readonly<Record<string, string>>;
  /** Headers of a mailing: how to unsubscribe (RFC 2369), and the list's name (RFC 2919). */
  list?: { unsubscribe: readonly string[]; id: { name: string; domain: string } };
};

export type MailServer = {
  /**
   * Resolves when the server has taken the mail.
   * @throws an error of nodemailer; see `smtpVerdict`
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/** Options for `connectMailServer`. */
export type MailServerOptions = {
  /** Such as `smtps://user:password@mail.example.org`. */
  url: string;
  /** Maximum number of mails in progress. */
  connections: number;
  /** Time-out while the server is silent. */
  timeoutMs: number;
  /** The name by which we greet it. */
  name: string;
  dkim?: { domainName: string; keySelector: string; privateKey: string } | undefined;
};

/**
 * Every header that our mails have is signed. Receivers offer to unsubscribe with one click only where both
 * headers for it are (RFC 8058), and nodemailer leaves the second one out by default.
 */
const signedHeaders = [
  ...["From", "To", "Reply-To", "Subject", "Date", "Message-ID", "MIME-Version", "Content-Type"],
  ...["Auto-Submitted", "Feedback-ID", "List-ID", "List-Unsubscribe", "List-Unsubscribe-Post"],
].join(":");

/** Time-out of the whole exchange, as a multiple of the one for silence. */
const wholeSend = 4;

/** Connects to a mail server when the first mail is sent, and keeps the connections. */
export function connectMailServer(options: MailServerOptions): MailServer {
  const { url, connections, timeoutMs, name, dkim } = options;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: 1000,
    // Only messages of which nothing was sent are sent again by the pool itself.
    maxRequeues: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    name,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
  });
  // nodemailer begins a header whose first word is long on an empty line.
  transport.use("stream", ({ message }, done) => {
    const build = message.buildHeaders.bind(message);
    message.buildHeaders = () => build().replace(/^([\w-]+:)\r\n[ \t]+/gm, "$1 ");
    done();
  });
  return {
    send: async ({ bounceTo, list, messageId, headers, to, ...mail }) => {
      const ending = new AbortController();
      // `AbortSignal.timeout` would keep each mail's signal for minutes after the mail was sent.
      const timer = setTimeout(() => ending.abort(), wholeSend * timeoutMs);
      const sending = transport.sendMail({
        ...mail,
        to: { name: "", address: to },
        envelope: { from: bounceTo ?? mail.from.address, to },
        messageId,
        headers: {
          ...headers,
          ...(list && {
            "List-Unsubscribe": onOneLine(list.unsubscribe.map((url) => `<${url}>`).join(", ")),
          }),
        },
        ...(list && { list: { id: { url: list.id.domain, comment: list.id.name } } }),
        signal: ending.signal,
      });
      await sending.finally(() => clearTimeout(timer));
    },
    close: () => transport.close({ force: true }),
  };
}

/** Signatures that relays make of a List-Unsubscribe in several lines fail at receivers (nodemailer/nodemailer#1654). */
const onOneLine = (value: string) => ({ prepared: true, value });
