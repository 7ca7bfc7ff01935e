import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { indexMail, type MailIndex } from "./index-mail.ts";
import { parseSearch } from "./parse-search.ts";

/** A mail as it was received. */
export type ReceivedMail = {
  /** Of the envelope; empty for a bounce. */
  sender: string;
  recipients: readonly string[];
  /** With which the client logged in; empty without a login. */
  username: string;
  received: Date;
  source: Buffer;
};

/** What a list shows of a mail. */
export type MailSummary = Omit<MailIndex, "searchText" | "inline"> & {
  id: string;
  received: Date;
  username: string;
  size: number;
  isRead: boolean;
};

/** A stored mail. */
export type StoredMail = ReceivedMail & { id: string; isRead: boolean };

export type MailPage = { mails: MailSummary[]; count: number; unread: number };

export type MailStore = {
  /** Resolves once the mail is stored. */
  add(mail: ReceivedMail): Promise<unknown>;
  /** The newest mails first, of those that match the search. */
  list(options: { search?: string; start: number; limit: number }): Promise<MailPage>;
  find(id: string): StoredMail | undefined;
  counts(): { total: number; unread: number };
  /** @param ids all mails without */
  mark(isRead: boolean, ids?: readonly string[]): void;
  /** @param ids all mails without */
  remove(ids?: readonly string[]): void;
  /** The ids of every mail that matches. */
  idsOf(search: string): Promise<string[]>;
  close(): void;
};

/** For so long no mail must come before mails are indexed though nobody asks for them. */
const idleMs = 500;

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
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
    "from" TEXT, "to" TEXT, cc TEXT, bcc TEXT, replyTo TEXT, subject TEXT, messageId TEXT, searchText TEXT,
    attachments INTEGER, inline INTEGER
  );
  CREATE INDEX IF NOT EXISTS notIndexed ON mails (number) WHERE summary IS NULL;
  CREATE INDEX IF NOT EXISTS unread ON mails (number) WHERE isRead = 0;
  CREATE TABLE IF NOT EXISTS sources (number INTEGER PRIMARY KEY, source BLOB NOT NULL);
`;

/**
 * Opens the mails in a folder, of which it keeps the newest. A mail is written as it came, in one transaction with the
 * others of that moment, and parsed when somebody asks for mails or none has come for a while: so taking mails in is fast.
 */
export function openMailStore(dir: string, keep: number): MailStore {
  mkdirSync(dir, { recursive: true });
  const database = new DatabaseSync(join(dir, "mails.sqlite"));
  database.exec(schema);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const prepared = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, prepared);
    return prepared;
  };
  const all = (sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values);
  const run = (sql: string, ...values: SQLInputValue[]) => prepare(sql).run(...values);
  const inTransaction = (work: () => void) => {
    database.exec("BEGIN");
    try {
      work();
      database.exec("COMMIT");
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  };

  let waiting: { mail: ReceivedMail; done: PromiseWithResolvers<undefined> }[] = [];
  let idle: NodeJS.Timeout | undefined;
  let isOpen = true;

  const insert = ({ sender, recipients, username, received, source }: ReceivedMail) => {
    const values = [newId(), received.getTime(), sender, JSON.stringify(recipients), username, source.length];
    const { lastInsertRowid } = run(
      "INSERT INTO mails (id, received, sender, recipients, username, size) VALUES (?, ?, ?, ?, ?, ?)",
      ...values,
    );
    run("INSERT INTO sources (number, source) VALUES (?, ?)", lastInsertRowid, source);
  };
  const removeOldest = () => {
    const [last] = all("SELECT number FROM mails ORDER BY number DESC LIMIT 1 OFFSET ?", keep);
    if (!last) return;
    run("DELETE FROM mails WHERE number <= ?", Number(last.number));
    run("DELETE FROM sources WHERE number <= ?", Number(last.number));
  };
  const writeWaiting = () => {
    const batch = waiting;
    waiting = [];
    try {
      inTransaction(() => {
        for (const { mail } of batch) insert(mail);
        removeOldest();
      });
      for (const { done } of batch) done.resolve(undefined);
    } catch (error) {
      for (const { done } of batch) done.reject(error);
    }
    clearTimeout(idle);
    idle = setTimeout(() => void indexAll(), idleMs).unref();
  };

  const indexOne = async (): Promise<boolean> => {
    const [row] = isOpen
      ? all(`SELECT number, recipients, source FROM mails JOIN sources USING (number)
             WHERE summary IS NULL ORDER BY number DESC LIMIT 1`)
      : [];
    if (!row) return false;
    const recipients = JSON.parse(String(row.recipients)) as string[];
    const { searchText, inline, ...summary } = await indexMail(
      Buffer.from(row.source as Uint8Array),
      recipients,
    );
    const { from, to, cc, bcc, replyTo, subject, messageId, attachments } = summary;
    const searchable = [[from], to, cc, bcc, replyTo].map((addresses) =>
      addresses.map(({ Name, Address }) => `${Name} <${Address}>`.toLowerCase()).join("\n"),
    );
    if (!isOpen) return false;
    run(
      `UPDATE mails SET summary = ?, "from" = ?, "to" = ?, cc = ?, bcc = ?, replyTo = ?, subject = ?, messageId = ?,
       searchText = ?, attachments = ?, inline = ? WHERE number = ?`,
      ...[JSON.stringify(summary), ...searchable, subject.toLowerCase(), messageId.toLowerCase(), searchText],
      ...[attachments, inline, Number(row.number)],
    );
    return true;
  };
  let indexing: Promise<void> | undefined;
  const indexAll = (): Promise<void> =>
    (indexing ??= (async () => {
      try {
        while (await indexOne());
      } finally {
        indexing = undefined;
      }
    })());

  const some = (ids: readonly string[] | undefined) =>
    ids === undefined
      ? { where: "TRUE", values: [] }
      : { where: "id IN (SELECT value FROM json_each(?))", values: [JSON.stringify(ids)] };

  return {
    add: (mail) => {
      const done = Promise.withResolvers<undefined>();
      if (waiting.push({ mail, done }) === 1) setImmediate(writeWaiting);
      return done.promise;
    },
    list: async ({ search = "", start, limit }) => {
      await indexAll();
      const { where, values } = parseSearch(search);
      const [counts] = all(
        `SELECT count(*) AS count, count(*) FILTER (WHERE isRead = 0) AS unread FROM mails WHERE ${where}`,
        ...values,
      );
      const rows = all(
        `SELECT id, received, username, size, isRead, summary FROM mails
         WHERE summary IS NOT NULL AND ${where} ORDER BY number DESC LIMIT ? OFFSET ?`,
        ...[...values, limit, start],
      );
      return { mails: rows.map(summaryOf), count: Number(counts?.count), unread: Number(counts?.unread) };
    },
    find: (id) => {
      const [row] = all(
        `SELECT id, received, sender, recipients, username, isRead, source FROM mails JOIN sources USING (number)
         WHERE id = ?`,
        id,
      );
      return row && storedMailOf(row);
    },
    counts: () => {
      const [row] = all(
        "SELECT (SELECT count(*) FROM mails) AS total, (SELECT count(*) FROM mails WHERE isRead = 0) AS unread",
      );
      return { total: Number(row?.total), unread: Number(row?.unread) };
    },
    mark: (isRead, ids) => {
      const { where, values } = some(ids);
      run(`UPDATE mails SET isRead = ? WHERE ${where}`, isRead ? 1 : 0, ...values);
    },
    remove: (ids) => {
      const { where, values } = some(ids);
      inTransaction(() => {
        run(`DELETE FROM sources WHERE number IN (SELECT number FROM mails WHERE ${where})`, ...values);
        run(`DELETE FROM mails WHERE ${where}`, ...values);
      });
    },
    idsOf: async (search) => {
      await indexAll();
      const { where, values } = parseSearch(search);
      return all(`SELECT id FROM mails WHERE ${where}`, ...values).map(({ id }) => String(id));
    },
    close: () => {
      clearTimeout(idle);
      isOpen = false;
      statements.clear();
      database.close();
    },
  };
}

type Row = Record<string, unknown>;

function summaryOf({ id, received, username, size, isRead, summary }: Row): MailSummary {
  return {
    ...(JSON.parse(String(summary)) as Omit<MailIndex, "searchText" | "inline">),
    id: String(id),
    received: new Date(Number(received)),
    username: String(username),
    size: Number(size),
    isRead: isRead === 1,
  };
}

function storedMailOf({ id, received, sender, recipients, username, isRead, source }: Row): StoredMail {
  return {
    id: String(id),
    received: new Date(Number(received)),
    sender: String(sender),
    recipients: JSON.parse(String(recipients)) as string[],
    username: String(username),
    isRead: isRead === 1,
    source: Buffer.from(source as Uint8Array),
  };
}

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Like those of Mailpit: 22 letters and digits. */
const newId = (): string =>
  Array.from(randomBytes(22), (byte) => alphabet.charAt(byte % alphabet.length)).join("");
