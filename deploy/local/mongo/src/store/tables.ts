import type { Connection } from "./connection.ts";

/** The numbers of a collection's rows: from `from` up to, but not including `to`. */
export type Rows = { readonly from: number; readonly to: number };

const maxRowsPerCollection = 2 ** 32;

/** The rows of a collection follow each other. */
export function rowsOf(collection: number): Rows {
  return { from: collection * maxRowsPerCollection, to: (collection + 1) * maxRowsPerCollection };
}

/**
 * All collections share a table of documents and all indexes a table of keys: SQLite reads its schema again whenever a
 * table is created, and from its beginning for each transaction's snapshot.
 */
const tables = `
  CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY AUTOINCREMENT, namespace TEXT UNIQUE, uuid TEXT);
  CREATE TABLE IF NOT EXISTS indexes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER, spec BLOB, multikey INTEGER);
  CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, document BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS keys (
    index_id INTEGER, key BLOB, row INTEGER, PRIMARY KEY (index_id, key, row)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS replies (
    session TEXT PRIMARY KEY, number INTEGER, command TEXT, reply BLOB, at INTEGER);
`;

/** Creates the tables that are missing, and moves documents and keys of an older database into them. */
export function createTables(connection: Connection): void {
  connection.exec("BEGIN IMMEDIATE");
  try {
    connection.exec(tables);
    moveOwnTables(connection);
    connection.exec("COMMIT");
  } catch (error) {
    connection.exec("ROLLBACK");
    throw error;
  }
}

/** Earlier versions had a table for each collection, `rows_1`, and for each index, `keys_1`. */
function moveOwnTables(connection: Connection): void {
  const exists = (table: string) =>
    connection.get("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", table) !== undefined;
  for (const { id } of connection.all("SELECT id FROM collections")) {
    const own = `rows_${Number(id)}`;
    if (!exists(own)) continue;
    const { from } = rowsOf(Number(id));
    connection.run(`INSERT INTO rows (id, document) SELECT id + ?, document FROM ${own}`, from);
    connection.exec(`DROP TABLE ${own}`);
    for (const index of connection.all("SELECT id FROM indexes WHERE collection = ?", Number(id))) {
      const keys = `keys_${Number(index.id)}`;
      connection.run(
        `INSERT INTO keys (index_id, key, row) SELECT ?, key, row + ? FROM ${keys}`,
        Number(index.id),
        from,
      );
      connection.exec(`DROP TABLE ${keys}`);
    }
  }
}
