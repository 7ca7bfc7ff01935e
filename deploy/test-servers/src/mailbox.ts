import type { Message } from "@wordlehint/mail-stand-in/http/api-routes";
import type { Mode } from "@wordlehint/mail-stand-in/modes";
import { standInMain } from "@wordlehint/local/paths";
import { freePort } from "./free-port.ts";
import { startProcess, type RunningProcess } from "./running-process.ts";

/** A mail as the mailbox's API shows it in full. */
export type SentMail = Message;

/** The local mailbox, as a process of its own. After a kill it starts again with its mails, at the same addresses. */
export type MailboxProcess = RunningProcess & {
  /** Of the web view and the API. */
  url: string;
  /** For `SMTP_URL`. */
  smtpUrl: string;
  /** Changes how it treats mails: always or a number of times, all or those to an address that contains `to`. */
  treat(mode: Mode, options?: { times?: number; to?: string; delayMs?: number }): Promise<void>;
  /** Returns the number of mails, or of those that match a search such as `to:ada@example.org`. */
  count(search?: string): Promise<number>;
  /** Returns the mails that match a search, the newest first, at most `limit` (50). */
  mails(search: string, limit?: number): Promise<SentMail[]>;
  /** Removes every mail. */
  empty(): Promise<void>;
};

export type MailboxProcessOptions = {
  /** The folder that keeps the mails. */
  dir: string;
  /** The number of mails that are kept; 5,000 by default. */
  keep?: number;
};

export async function startMailbox({ dir, keep = 5000 }: MailboxProcessOptions): Promise<MailboxProcess> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const server = await startProcess({
    name: "mailbox",
    args: [
      ...[standInMain("mail"), "--dir", dir, "--keep", String(keep)],
      ...["--port", String(port), "--smtp-port", String(smtpPort)],
    ],
    ready: { line: /mailbox ready on/ },
  });
  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${url}${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const list = async (search: string, limit: number) => {
    const query = new URLSearchParams({ ...(search !== "" && { query: search }), limit: String(limit) });
    const path = search === "" ? "messages" : "search";
    const response = await call(`/api/v1/${path}?${query.toString()}`);
    return (await response.json()) as { messages_count: number; messages: { ID: string }[] };
  };
  return Object.assign(server, {
    url,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    treat: async (mode: Mode, options: { times?: number; to?: string; delayMs?: number } = {}) => {
      await call("/mode", { method: "PUT", body: JSON.stringify({ mode, ...options }) });
    },
    count: async (search = "") => (await list(search, 1)).messages_count,
    mails: async (search: string, limit = 50) => {
      const { messages } = await list(search, limit);
      const found = messages.map(async ({ ID }) => (await call(`/api/v1/message/${ID}`)).json());
      return (await Promise.all(found)) as SentMail[];
    },
    empty: async () => {
      await call("/api/v1/messages", { method: "DELETE" });
    },
  });
}
