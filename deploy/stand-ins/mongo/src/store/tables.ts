import type { Connection } from "./connection.ts";

/** A range of row ids: `from` is included, `to` is not. */
export type RowRange = { readonly from: number; readonly to: number };

/** Leaves room for two million collections below the largest integer that JavaScript represents exactly. */
const rowsPerCollection = 2 ** 32;

/** Returns the row ids that are reserved for a collection's documents, in the order in which they are inserted. */
export function rowRangeOf(collection: number): RowRange {
  return { from: collection * rowsPerCollection, to: (collection + 1) * rowsPerCollection };
}

/**
 * All collections share the table `rows`, and all indexes the table `keys`. With a table for each, SQLite would parse
 * thousands of definitions whenever one is created.
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

/** Creates the tables that are missing, and migrates a database of an earlier version. */
export function createTables(connection: Connection): void {
  connection.exec("BEGIN IMMEDIATE");
  try {
    connection.exec(tables);
    migrate(connection);
    connection.exec("COMMIT");
  } catch (error) {
    connection.exec("ROLLBACK");
    throw error;
  }
}

/** Moves documents and keys out of the tables of earlier versions: `rows_1` for a collection, `keys_1` for an index. */
function migrate(connection: Connection): void {
  const exists = (table: string) =>
    connection.get("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", table) !== undefined;
  for (const { id } of connection.all("SELECT id FROM collections")) {
    const oldRows = `rows_${Number(id)}`;
    if (!exists(oldRows)) continue;
    const { from } = rowRangeOf(Number(id));
    connection.run(`INSERT INTO rows (id, document) SELECT id + ?, document FROM ${oldRows}`, from);
    connection.exec(`DROP TABLE ${oldRows}`);
    for (const index of connection.all("SELECT id FROM indexes WHERE collection = ?", Number(id))) {
      const oldKeys = `keys_${Number(index.id)}`;
      connection.run(
        `INSERT INTO keys (index_id, key, row) SELECT ?, key, row + ? FROM ${oldKeys}`,
        Number(index.id),
        from,
      );
      connection.exec(`DROP TABLE ${oldKeys}`);
    }
  }
}
