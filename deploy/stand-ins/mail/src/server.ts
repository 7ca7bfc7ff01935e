import { createMisbehaviour } from "./misbehaviour.ts";
import type { Mode } from "./modes.ts";
import { startHttp } from "./http/start-http.ts";
import { startSmtp } from "./smtp/start-smtp.ts";
import { openMailStore } from "./store/mail-store.ts";

export type MailboxOptions = {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** 0 for any free port. */
  smtpPort: number;
  /** The folder that keeps the mails. */
  dir: string;
  /** How many mails are kept; the oldest go. */
  keep: number;
  mode: Mode;
  /** Names by which browsers may ask for it, beside `localhost`, `mailbox` and IP addresses. */
  allowedHosts?: ReadonlySet<string>;
};

export type Mailbox = {
  /** Of the web view and the API. */
  url: string;
  smtpUrl: string;
  close(): Promise<void>;
};

/**
 * Starts a mail server that takes every mail and delivers none: people read the mails in a browser, programs by the part
 * of Mailpit's HTTP API that reads, marks and deletes them. `GET /mode` tells how it treats mails, `PUT /mode` changes
 * that.
 */
export async function startMailbox({
  host,
  port,
  smtpPort,
  dir,
  keep,
  mode,
  allowedHosts = new Set(),
}: MailboxOptions): Promise<Mailbox> {
  const store = openMailStore(dir, keep);
  const misbehaviour = createMisbehaviour(mode);
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(opened.map((server) => server.close()));
    store.close();
  };
  try {
    const smtp = await startSmtp({ host, port: smtpPort, store, misbehaviour });
    opened.push(smtp);
    const http = await startHttp({
      host,
      port,
      ownHosts: new Set(["mailbox", ...allowedHosts]),
      store,
      misbehaviour,
    });
    opened.push(http);
    return { url: `http://${host}:${http.port}`, smtpUrl: `smtp://${host}:${smtp.port}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}
