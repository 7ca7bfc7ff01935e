import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { encode, maxDocumentBytes } from "../bson/encode.ts";
import type { Doc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { Catalog, type Collection, type Index } from "./catalog.ts";
import { Connection } from "./connection.ts";
import { duplicateKey, indexKeys } from "./index-keys.ts";
import { Locks } from "./locks.ts";
import { type Range, scanRows, seekRows, type Stored } from "./reader.ts";
import { Transaction } from "./transaction.ts";

/** A change of one document. An insert has no `row` and no `before`, a delete no `after`. */
export type Change = { row?: number; before?: Doc; after?: Doc };

/** What commands read from and write to: the store, or a transaction. */
export interface View {
  /** Whether `seek` yields documents in the order of the keys. */
  readonly ordered: boolean;
  scan(collection: Collection): Iterable<Stored>;
  seek(collection: Collection, index: Index, range: Range): Iterable<Stored>;
  write(collection: Collection, change: Change): void;
}

const insertKey = "INSERT INTO keys (index_id, key, row) VALUES (?, ?, ?)";

/** Stores documents in SQLite. The changes between `begin` and `commit` are atomic. */
export class Store implements View {
  readonly ordered = true;
  readonly catalog: Catalog;
  readonly locks = new Locks();
  readonly connection: Connection;
  private readonly file: string;
  /** The number of the next commit. */
  commitNumber = 1;
  private writing = false;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.file = join(directory, "mongo.sqlite");
    this.connection = new Connection(this.file);
    this.connection.exec(
      "PRAGMA locking_mode = NORMAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL",
    );
    this.catalog = new Catalog(this.connection);
  }

  begin(): void {
    if (this.writing) return;
    this.connection.exec("BEGIN IMMEDIATE");
    this.writing = true;
  }

  /** Returns when the changes are durable. */
  commit(): void {
    if (!this.writing) return;
    this.connection.exec("COMMIT");
    this.writing = false;
    this.commitNumber += 1;
  }

  rollback(): void {
    if (!this.writing) return;
    this.writing = false;
    try {
      this.connection.exec("ROLLBACK");
    } catch {
      // SQLite has already rolled back, as it does when the disk is full.
    }
    this.catalog.load();
  }

  /** Runs one command. Its changes are undone if it throws. */
  atomically<T>(work: () => T): T {
    const { revision } = this.catalog;
    this.connection.exec("SAVEPOINT command");
    try {
      const result = work();
      this.connection.exec("RELEASE command");
      return result;
    } catch (error) {
      this.undo(revision);
      throw error;
    }
  }

  private undo(revision: number): void {
    try {
      this.connection.exec("ROLLBACK TO command; RELEASE command");
      if (this.catalog.revision !== revision) this.catalog.load();
    } catch {
      // SQLite has already rolled back the whole batch.
    }
  }

  /** Starts a transaction. Commits all earlier writes first, so that its snapshot contains them. */
  startTransaction(): Transaction {
    this.commit();
    const transaction = new Transaction(this, new Connection(this.file, true), this.commitNumber - 1);
    this.locks.open(transaction);
    return transaction;
  }

  scan(collection: Collection): Iterable<Stored> {
    return scanRows(this.connection, collection);
  }

  seek(_collection: Collection, index: Index, range: Range): Iterable<Stored> {
    return seekRows(this.connection, index, range);
  }

  write(collection: Collection, change: Change): void {
    this.save(collection, change, (name) => this.locks.check(name, this.commitNumber));
  }

  /** Saves a change, unless `guard` throws for the name of a row or unique key that it writes. */
  save(collection: Collection, { row, before, after }: Change, guard: (name: string) => void): void {
    const id = row ?? collection.nextRow++;
    const bytes = after && encodeDocument(after);
    if (row !== undefined) guard(rowName(collection, row));
    const steps: (() => void)[] = [];
    for (const index of collection.indexes) {
      const oldKeys = indexKeys(index, before);
      const newKeys = indexKeys(index, after);
      for (const [name, { key, values }] of newKeys) {
        if (oldKeys.has(name)) continue;
        if (index.unique) {
          guard(keyName(index, name));
          if (this.isTaken(index, key, id)) duplicateKey(collection, index, values);
        }
        steps.push(() => this.connection.run(insertKey, index.id, key, id));
      }
      for (const [name, { key }] of oldKeys) {
        if (newKeys.has(name)) continue;
        steps.push(() =>
          this.connection.run(
            "DELETE FROM keys WHERE index_id = ? AND key = ? AND row = ?",
            index.id,
            key,
            id,
          ),
        );
      }
      if (newKeys.size > 1) steps.push(() => this.catalog.markMultikey(index));
    }
    for (const step of steps) step();
    if (!bytes) this.connection.run("DELETE FROM rows WHERE id = ?", id);
    else this.connection.run("INSERT OR REPLACE INTO rows (id, document) VALUES (?, ?)", id, bytes);
  }

  /** Whether a row other than `except` has the key. */
  private isTaken(index: Index, key: Buffer, except: number): boolean {
    const sql = "SELECT 1 FROM keys WHERE index_id = ? AND key = ? AND row <> ? LIMIT 1";
    return this.connection.get(sql, index.id, key, except) !== undefined;
  }

  /** Creates an index and fills it from the documents. Throws if they violate it. */
  buildIndex(collection: Collection, spec: Doc): Index {
    const index = this.catalog.addIndex(collection, spec, this.commitNumber);
    for (const { row, document } of this.scan(collection)) {
      const keys = indexKeys(index, document);
      for (const { key, values } of keys.values()) {
        if (index.unique && this.isTaken(index, key, row)) duplicateKey(collection, index, values);
        this.connection.run(insertKey, index.id, key, row);
      }
      if (keys.size > 1) this.catalog.markMultikey(index);
    }
    return index;
  }

  close(): void {
    this.connection.close();
  }
}

export const rowName = (collection: Collection, row: number) => `row ${collection.id} ${row}`;
export const keyName = (index: Index, key: string) => `key ${index.id} ${key}`;

function encodeDocument(document: Doc): Buffer {
  const bytes = encode(document);
  if (bytes.length > maxDocumentBytes) {
    fail(17419, `Resulting document after update is larger than ${maxDocumentBytes}`);
  }
  return bytes;
}
