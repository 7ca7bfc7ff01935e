import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { Kind, Kinds } from "../objects/kinds.ts";

/** What is kept beside an object and shown to nobody, such as a card's number. */
export type Hidden = Record<string, unknown>;

export type Stored<K extends Kind> = Kinds[K];

export type Extras = {
  /** The id of the customer, or of another object, that it belongs to. */
  owner?: string | null;
  /** When something is to happen to it, in seconds of its clock. */
  due?: number | null;
  /** The id of its test clock. */
  clock?: string | null;
  hidden?: Hidden;
};

export type Page<K extends Kind> = { data: Stored<K>[]; hasMore: boolean };

export type PageOptions<K extends Kind> = {
  owner?: string | undefined;
  /** Only those for which it returns true. */
  where?: ((object: Stored<K>) => boolean) | undefined;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
  limit: number;
};

export type Due = { id: string; kind: Kind; due: number };

export type Delivery = {
  id: number;
  event: string;
  endpoint: string;
  /** Milliseconds since 1970. */
  dueMs: number;
  attempts: number;
};

export type Replay = { fingerprint: string; request: string; status: number; body: string };

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS objects (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    owner TEXT,
    due INTEGER,
    clock TEXT,
    isDeleted INTEGER NOT NULL DEFAULT 0,
    data TEXT NOT NULL,
    hidden TEXT NOT NULL DEFAULT '{}'
  );
  CREATE INDEX IF NOT EXISTS byKind ON objects (kind, number);
  CREATE INDEX IF NOT EXISTS byOwner ON objects (owner, kind, number);
  CREATE INDEX IF NOT EXISTS byDue ON objects (clock, due) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS replays (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    request TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    atMs INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    dueMs INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    outcome TEXT
  );
  CREATE INDEX IF NOT EXISTS openDeliveries ON deliveries (dueMs) WHERE outcome IS NULL;
  CREATE INDEX IF NOT EXISTS deliveriesOfEvent ON deliveries (event);
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

export type Store = ReturnType<typeof openStore>;

/** Opens the objects of the one account, which are kept in a folder. */
export function openStore(dir: string) {
  mkdirSync(dir, { recursive: true });
  const database = new DatabaseSync(join(dir, "stripe.sqlite"));
  database.exec(schema);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const prepared = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, prepared);
    return prepared;
  };
  const all = (sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values);
  const one = (sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values);
  const run = (sql: string, ...values: SQLInputValue[]) => prepare(sql).run(...values);

  return {
    /** Does all of the work or, if it throws, nothing of it. */
    inTransaction: <T>(work: () => T): T => {
      database.exec("BEGIN");
      try {
        const result = work();
        database.exec("COMMIT");
        return result;
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },

    /** Deleted objects are found by `findDeleted` alone. */
    find: <K extends Kind>(kind: K, id: string): Stored<K> | undefined => {
      const row = one("SELECT data FROM objects WHERE id = ? AND kind = ? AND isDeleted = 0", id, kind);
      return row && (JSON.parse(String(row.data)) as Stored<K>);
    },
    isDeleted: (kind: Kind, id: string): boolean =>
      one("SELECT 1 FROM objects WHERE id = ? AND kind = ? AND isDeleted = 1", id, kind) !== undefined,
    kindOf: (id: string): Kind | undefined =>
      one("SELECT kind FROM objects WHERE id = ? AND isDeleted = 0", id)?.kind as Kind | undefined,
    hidden: (id: string): Hidden =>
      JSON.parse(String(one("SELECT hidden FROM objects WHERE id = ?", id)?.hidden ?? "{}")) as Hidden,
    hide: (id: string, hidden: Hidden): void => {
      run("UPDATE objects SET hidden = json_patch(hidden, ?) WHERE id = ?", JSON.stringify(hidden), id);
    },
    put: (kind: Kind, object: { id: string }, { owner, due, clock, hidden }: Extras = {}): void => {
      run(
        `INSERT INTO objects (id, kind, owner, due, clock, data, hidden) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET data = excluded.data, owner = excluded.owner, due = excluded.due`,
        ...[object.id, kind, owner ?? null, due ?? null, clock ?? null],
        ...[JSON.stringify(object), JSON.stringify(hidden ?? {})],
      );
    },
    remove: (id: string): void => {
      run("UPDATE objects SET isDeleted = 1, due = NULL WHERE id = ?", id);
    },
    /** The newest objects first. */
    page: <K extends Kind>(
      kind: K,
      { owner, where = () => true, startingAfter, endingBefore, limit }: PageOptions<K>,
    ): Page<K> => {
      const numberOf = (id: string | undefined) =>
        id === undefined ? undefined : Number(one("SELECT number FROM objects WHERE id = ?", id)?.number);
      const [after, before] = [numberOf(startingAfter), numberOf(endingBefore)];
      const conditions = [
        "kind = ? AND isDeleted = 0",
        ...(owner === undefined ? [] : ["owner = ?"]),
        ...(after === undefined ? [] : ["number < ?"]),
        ...(before === undefined ? [] : ["number > ?"]),
      ].join(" AND ");
      const values = [kind, owner, after, before].filter((value) => value !== undefined);
      const isBackwards = before !== undefined;
      const data: Stored<K>[] = [];
      const sql = `SELECT data FROM objects WHERE ${conditions} ORDER BY number ${isBackwards ? "ASC" : "DESC"}`;
      // Not one of the kept statements: a list within a list would end the first one's rows.
      for (const row of database.prepare(sql).iterate(...values)) {
        const object = JSON.parse(String(row.data)) as Stored<K>;
        if (where(object) && data.push(object) > limit) break;
      }
      const hasMore = data.length > limit;
      const shown = data.slice(0, limit);
      return { data: isBackwards ? shown.reverse() : shown, hasMore };
    },
    /** All objects of an owner, the newest first. */
    ownedBy: <K extends Kind>(kind: K, owner: string): Stored<K>[] =>
      all(
        "SELECT data FROM objects WHERE owner = ? AND kind = ? AND isDeleted = 0 ORDER BY number DESC",
        owner,
        kind,
      ).map(({ data }) => JSON.parse(String(data)) as Stored<K>),
    onClock: (clock: string): { id: string; kind: Kind }[] =>
      all("SELECT id, kind FROM objects WHERE clock = ? AND isDeleted = 0", clock) as {
        id: string;
        kind: Kind;
      }[],
    /** What is due first on a clock, if anything is until then. */
    firstDue: (clock: string | null, until: number): Due | undefined =>
      one(
        "SELECT id, kind, due FROM objects WHERE clock IS ? AND due <= ? ORDER BY due, number LIMIT 1",
        clock,
        until,
      ) as Due | undefined,

    findReplay: (key: string): Replay | undefined =>
      one("SELECT fingerprint, request, status, body FROM replays WHERE key = ?", key) as Replay | undefined,
    addReplay: (key: string, { fingerprint, request, status, body }: Replay, atMs: number): void => {
      run(
        "INSERT OR IGNORE INTO replays VALUES (?, ?, ?, ?, ?, ?)",
        key,
        fingerprint,
        request,
        status,
        body,
        atMs,
      );
    },
    forgetReplays: (beforeMs: number): void => {
      run("DELETE FROM replays WHERE atMs < ?", beforeMs);
    },

    addDelivery: (event: string, endpoint: string, dueMs: number, attempts = 0): void => {
      run(
        "INSERT INTO deliveries (event, endpoint, dueMs, attempts) VALUES (?, ?, ?, ?)",
        ...[event, endpoint, dueMs, attempts],
      );
    },
    openDeliveries: (untilMs: number, limit: number): Delivery[] =>
      all(
        "SELECT id, event, endpoint, dueMs, attempts FROM deliveries WHERE outcome IS NULL AND dueMs <= ? ORDER BY dueMs, id LIMIT ?",
        untilMs,
        limit,
      ) as Delivery[],
    nextDeliveryMs: (): number | undefined => {
      const row = one("SELECT min(dueMs) AS dueMs FROM deliveries WHERE outcome IS NULL");
      return row?.dueMs === null ? undefined : Number(row?.dueMs);
    },
    retryDelivery: (id: number, dueMs: number): void => {
      run("UPDATE deliveries SET attempts = attempts + 1, dueMs = ? WHERE id = ?", dueMs, id);
    },
    endDelivery: (id: number, outcome: string): void => {
      run("UPDATE deliveries SET attempts = attempts + 1, outcome = ? WHERE id = ?", outcome, id);
    },
    openDeliveriesOf: (event: string): number =>
      Number(
        one("SELECT count(*) AS count FROM deliveries WHERE event = ? AND outcome IS NULL", event)?.count,
      ),
    listDeliveries: (limit: number) =>
      all(
        "SELECT id, event, endpoint, dueMs, attempts, outcome FROM deliveries ORDER BY id DESC LIMIT ?",
        limit,
      ),

    setting: (name: string): string | undefined => {
      const value = one("SELECT value FROM settings WHERE name = ?", name)?.value;
      return value === undefined ? undefined : String(value);
    },
    set: (name: string, value: string): void => {
      run("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", name, value);
    },
    close: (): void => {
      statements.clear();
      database.close();
    },
  };
}
