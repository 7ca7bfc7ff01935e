import { join } from "node:path";
import { openDatabase } from "@wordlehint/stand-in-kit/open-database";
import type { Kind, Kinds } from "../objects/kinds.ts";

/** Data that is kept beside an object and never shown, such as a card's number. */
export type Hidden = Record<string, unknown>;

export type Stored<K extends Kind> = Kinds[K];

export type Extras = {
  /** The id of the customer, or of another object, that it belongs to. */
  owner?: string | null;
  /** When something is to happen to it, in seconds. */
  due?: number | null;
  hidden?: Hidden;
};

export type Page<K extends Kind> = { data: Stored<K>[]; hasMore: boolean };

export type PageOptions<K extends Kind> = {
  owner?: string | undefined;
  /** Returns whether an object is wanted. */
  where?: ((object: Stored<K>) => boolean) | undefined;
  startingAfter?: string | undefined;
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

/** A response that is repeated under its idempotency key. */
export type Replay = { fingerprint: string; request: string; status: number; body: string };

const schema = `
  CREATE TABLE IF NOT EXISTS objects (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    owner TEXT,
    due INTEGER,
    data TEXT NOT NULL,
    hidden TEXT NOT NULL DEFAULT '{}'
  );
  CREATE INDEX IF NOT EXISTS byKind ON objects (kind, number);
  CREATE INDEX IF NOT EXISTS byOwner ON objects (owner, kind, number);
  CREATE INDEX IF NOT EXISTS dueObjects ON objects (due) WHERE due IS NOT NULL;
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
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

export type Store = ReturnType<typeof openStore>;

/** Opens the objects of the one account, which are kept in a folder. */
export function openStore(dir: string) {
  const { all, one, run, inTransaction, close } = openDatabase(join(dir, "stripe.sqlite"), schema);
  const read = <K extends Kind>(row: Record<string, unknown>) => JSON.parse(String(row.data)) as Stored<K>;

  return {
    inTransaction,
    close,

    find: <K extends Kind>(kind: K, id: string): Stored<K> | undefined => {
      const row = one("SELECT data FROM objects WHERE id = ? AND kind = ?", id, kind);
      return row && read<K>(row);
    },
    hidden: (id: string): Hidden =>
      JSON.parse(String(one("SELECT hidden FROM objects WHERE id = ?", id)?.hidden ?? "{}")) as Hidden,
    /** Keeps more data beside an object; null removes some. */
    hide: (id: string, hidden: Hidden): void => {
      run("UPDATE objects SET hidden = json_patch(hidden, ?) WHERE id = ?", JSON.stringify(hidden), id);
    },
    put: (kind: Kind, object: { id: string }, { owner, due, hidden }: Extras = {}): void => {
      run(
        `INSERT INTO objects (id, kind, owner, due, data, hidden) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET data = excluded.data, owner = excluded.owner, due = excluded.due`,
        ...[object.id, kind, owner ?? null, due ?? null],
        ...[JSON.stringify(object), JSON.stringify(hidden ?? {})],
      );
    },
    remove: (id: string): void => {
      run("DELETE FROM objects WHERE id = ?", id);
    },
    all: <K extends Kind>(kind: K): Stored<K>[] =>
      all("SELECT data FROM objects WHERE kind = ? ORDER BY number DESC", kind).map(read<K>),
    /** Returns all objects of an owner, the newest first. */
    ownedBy: <K extends Kind>(kind: K, owner: string): Stored<K>[] =>
      all("SELECT data FROM objects WHERE owner = ? AND kind = ? ORDER BY number DESC", owner, kind).map(
        read<K>,
      ),
    /** Returns some objects, the newest first. */
    page: <K extends Kind>(
      kind: K,
      { owner, where = () => true, startingAfter, limit }: PageOptions<K>,
    ): Page<K> => {
      const rows = all(
        `SELECT data FROM objects WHERE kind = ? ${owner === undefined ? "" : "AND owner = ?"}
         AND number < coalesce((SELECT number FROM objects WHERE id = ?), 9e18) ORDER BY number DESC`,
        ...[kind, ...(owner === undefined ? [] : [owner]), startingAfter ?? null],
      );
      const data: Stored<K>[] = [];
      for (const row of rows) {
        const object = read<K>(row);
        if (where(object) && data.push(object) > limit) break;
      }
      return { data: data.slice(0, limit), hasMore: data.length > limit };
    },
    /** Returns what is due first, if anything is until then. */
    firstDue: (until: number): Due | undefined =>
      one("SELECT id, kind, due FROM objects WHERE due <= ? ORDER BY due, number LIMIT 1", until) as
        | Due
        | undefined,

    findReplay: (key: string): Replay | undefined =>
      one("SELECT fingerprint, request, status, body FROM replays WHERE key = ?", key) as Replay | undefined,
    addReplay: (key: string, { fingerprint, request, status, body }: Replay, atMs: number): void => {
      run(
        "INSERT OR IGNORE INTO replays VALUES (?, ?, ?, ?, ?, ?)",
        ...[key, fingerprint, request, status, body, atMs],
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
        ...[untilMs, limit],
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
  };
}
