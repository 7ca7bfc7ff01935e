import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

export type Row = Record<string, unknown>;

/** An SQLite connection that caches its prepared statements. */
export class Connection {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(file: string) {
    this.database = new DatabaseSync(file);
    this.database.exec("PRAGMA busy_timeout = 0");
  }

  exec(sql: string): void {
    this.database.exec(sql);
  }

  /** Returns the id of the last inserted row. */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.prepare(sql).run(...values).lastInsertRowid);
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.prepare(sql).all(...values);
  }

  get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.prepare(sql).get(...values);
  }

  close(): void {
    this.statements.clear();
    this.database.close();
  }

  private prepare(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (!statement) this.statements.set(sql, (statement = this.database.prepare(sql)));
    return statement;
  }
}

/** Returns the bytes of a BLOB column without copying them. */
export function blob(value: unknown): Buffer {
  if (!(value instanceof Uint8Array)) throw new TypeError("expected a BLOB");
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}
