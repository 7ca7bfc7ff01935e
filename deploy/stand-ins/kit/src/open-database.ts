import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

export type Database = ReturnType<typeof openDatabase>;

/** Opens an SQLite file, which is made if there is none. What is committed survives a kill of the process. */
export function openDatabase(file: string, schema: string) {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  database.exec(schema);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const prepared = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, prepared);
    return prepared;
  };
  return {
    all: (sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values),
    one: (sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values),
    run: (sql: string, ...values: SQLInputValue[]) => prepare(sql).run(...values),
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
    close: () => {
      statements.clear();
      database.close();
    },
  };
}
