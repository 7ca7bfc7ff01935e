import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { openDatabase } from "@wordlehint/stand-in-kit/open-database";
import { parseMail, type MailAddress, type ParsedMail } from "../mail/parse-mail.ts";
import { parseSearch, type Condition } from "./parse-search.ts";

/** A mail as it was received. */
export type ReceivedMail = {
  /** Of the envelope; empty for a bounce. */
  sender: string;
  recipients: readonly string[];
  received: Date;
  source: Buffer;
};

/** A mail as it is listed. */
export type MailSummary = Omit<ParsedMail, "text" | "html"> & {
  id: string;
  received: Date;
  size: number;
  isRead: boolean;
  /** The beginning of the text. */
  snippet: string;
};

export type StoredMail = ReceivedMail & ParsedMail & { id: string };

/** A part of the mails that match a search, with the counts of all of them. */
export type MailPage = { mails: MailSummary[]; count: number; unread: number };

export type MailStore = ReturnType<typeof openMailStore>;

const maxSnippetLength = 250;

const schema = `
  CREATE TABLE IF NOT EXISTS mails (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    received INTEGER NOT NULL,
    sender TEXT NOT NULL,
    recipients TEXT NOT NULL,
    username TEXT NOT NULL,
    size INTEGER NOT NULL,
    isRead INTEGER NOT NULL DEFAULT 0,
    summary TEXT,
    "from" TEXT, "to" TEXT, replyTo TEXT, subject TEXT, searchText TEXT
  );
  CREATE INDEX IF NOT EXISTS unread ON mails (number) WHERE isRead = 0;
  CREATE TABLE IF NOT EXISTS sources (number INTEGER PRIMARY KEY, source BLOB NOT NULL);
`;

/** Opens the mails in a folder, of which it keeps the newest. */
export function openMailStore(dir: string, keep: number) {
  const { all, one, run, inTransaction, close } = openDatabase(join(dir, "mails.sqlite"), schema);
  const remove = ({ where, values }: Condition) =>
    inTransaction(() => {
      run(`DELETE FROM sources WHERE number IN (SELECT number FROM mails WHERE ${where})`, ...values);
      run(`DELETE FROM mails WHERE ${where}`, ...values);
    });

  return {
    /** Resolves once the mail is stored. */
    add: async ({ sender, recipients, received, source }: ReceivedMail): Promise<void> => {
      const { text, html: _html, ...parsed } = await parseMail(source, recipients);
      const { from, to, cc, bcc, replyTo, subject } = parsed;
      const snippet = text.replaceAll(/\s+/g, " ").trim().slice(0, maxSnippetLength);
      const addresses = [[from], to, replyTo, [...cc, ...bcc]].map(searchable);
      const searchText = [subject.toLowerCase(), ...addresses, text.toLowerCase()].join("\n");
      const number = inTransaction(() => {
        const { lastInsertRowid } = run(
          `INSERT INTO mails (id, received, sender, recipients, username, size, summary, "from", "to", replyTo, subject,
           searchText) VALUES (?, ?, ?, ?, '', ?, ?, ?, ?, ?, ?, ?)`,
          ...[newId(), received.getTime(), sender, JSON.stringify(recipients), source.length],
          ...[JSON.stringify({ ...parsed, snippet }), ...addresses.slice(0, 3)],
          ...[subject.toLowerCase(), searchText],
        );
        run("INSERT INTO sources (number, source) VALUES (?, ?)", lastInsertRowid, source);
        return Number(lastInsertRowid);
      });
      remove({ where: "number <= ?", values: [number - keep] });
    },
    /** Returns the newest of the mails that match a search. */
    list: ({ search, start, limit }: { search: string; start: number; limit: number }): MailPage => {
      const { where, values } = parseSearch(search);
      const counts = one(
        `SELECT count(*) AS count, count(*) FILTER (WHERE isRead = 0) AS unread FROM mails WHERE ${where}`,
        ...values,
      );
      const rows = all(
        `SELECT id, received, size, isRead, summary FROM mails WHERE ${where} ORDER BY number DESC LIMIT ? OFFSET ?`,
        ...[...values, limit, start],
      );
      return { mails: rows.map(summaryOf), count: Number(counts?.count), unread: Number(counts?.unread) };
    },
    find: async (id: string): Promise<StoredMail | undefined> => {
      const row = one(
        "SELECT id, received, sender, recipients, source FROM mails JOIN sources USING (number) WHERE id = ?",
        id,
      );
      if (!row) return undefined;
      const recipients = JSON.parse(String(row.recipients)) as string[];
      const source = Buffer.from(row.source as Uint8Array);
      return {
        ...(await parseMail(source, recipients)),
        ...{ id, recipients, source },
        sender: String(row.sender),
        received: new Date(Number(row.received)),
      };
    },
    count: (): number => Number(one("SELECT count(*) AS total FROM mails")?.total),
    markRead: (id: string): void => {
      run("UPDATE mails SET isRead = 1 WHERE id = ?", id);
    },
    markMatchesRead: (search: string): void => {
      const { where, values } = parseSearch(search);
      run(`UPDATE mails SET isRead = 1 WHERE ${where}`, ...values);
    },
    remove: (id: string): void => remove({ where: "id = ?", values: [id] }),
    /** Removes the mails that match a search; an empty one matches all. */
    removeMatches: (search: string): void => remove(parseSearch(search)),
    close,
  };
}

type Row = Record<string, unknown>;

function summaryOf({ id, received, size, isRead, summary }: Row): MailSummary {
  return {
    ...(JSON.parse(String(summary)) as Omit<ParsedMail, "text" | "html"> & { snippet: string }),
    id: String(id),
    received: new Date(Number(received)),
    size: Number(size),
    isRead: isRead === 1,
  };
}

const searchable = (addresses: readonly MailAddress[]): string =>
  addresses.map(({ Name, Address }) => `${Name} <${Address}>`.toLowerCase()).join("\n");

/** Returns 22 letters and digits, like the ids of Mailpit. */
const newId = (): string => randomBytes(40).toString("base64").replaceAll(/\W/g, "").slice(0, 22);
