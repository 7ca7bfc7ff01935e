import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { encode, maxDocumentBytes } from "../bson/encode.ts";
import type { Doc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { Catalog, type Collection, type Index } from "./catalog.ts";
import { Connection } from "./connection.ts";
import { duplicateKey, indexKeys } from "./index-keys.ts";
import { Replies } from "./replies.ts";

/** A change of one document. An insert has no `row` and no `before`, a delete no `after`. */
export type Change = { row?: number; before?: Doc; after?: Doc };

const insertKey = "INSERT INTO keys (index_id, key, row) VALUES (?, ?, ?)";
const deleteKey = "DELETE FROM keys WHERE index_id = ? AND key = ? AND row = ?";

/** Stores documents in SQLite. The changes between `begin` and `commit` are atomic. */
export class Store {
  readonly connection: Connection;
  readonly catalog: Catalog;
  readonly replies: Replies;
  private writing = false;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.connection = new Connection(join(directory, "mongo.sqlite"));
    this.connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    this.catalog = new Catalog(this.connection);
    this.replies = new Replies(this.connection);
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

  /**
   * Saves a change of a document and of its index keys.
   * @throws {MongoError} `DuplicateKey` when a unique index has the key already; nothing is changed then.
   */
  write(collection: Collection, { row, before, after }: Change): void {
    const id = row ?? collection.nextRow++;
    const bytes = after && encodeDocument(after);
    const steps: (() => void)[] = [];
    for (const index of collection.indexes) {
      const oldKeys = indexKeys(index, before);
      const newKeys = indexKeys(index, after);
      for (const [name, { key, values }] of newKeys) {
        if (oldKeys.has(name)) continue;
        if (index.unique && this.isTaken(index, key, id)) duplicateKey(collection, index, values);
        steps.push(() => this.connection.run(insertKey, index.id, key, id));
      }
      for (const [name, { key }] of oldKeys) {
        if (!newKeys.has(name)) steps.push(() => this.connection.run(deleteKey, index.id, key, id));
      }
      if (newKeys.size > 1) steps.push(() => this.catalog.markMultikey(index));
    }
    for (const step of steps) step();
    if (!bytes) this.connection.run("DELETE FROM rows WHERE id = ?", id);
    else this.connection.run("INSERT OR REPLACE INTO rows (id, document) VALUES (?, ?)", id, bytes);
  }

  /** Returns true if a row other than `except` has the key. */
  isTaken(index: Index, key: Buffer, except: number): boolean {
    const sql = "SELECT 1 FROM keys WHERE index_id = ? AND key = ? AND row <> ? LIMIT 1";
    return this.connection.get(sql, index.id, key, except) !== undefined;
  }

  /** Adds a row's key to an index that is being built. */
  addKey(index: Index, key: Buffer, row: number): void {
    this.connection.run(insertKey, index.id, key, row);
  }

  close(): void {
    this.connection.close();
  }
}

function encodeDocument(document: Doc): Buffer {
  const bytes = encode(document);
  if (bytes.length > maxDocumentBytes) {
    fail(17419, `Resulting document after update is larger than ${maxDocumentBytes}`);
  }
  return bytes;
}
