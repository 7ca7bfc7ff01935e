import { fail } from "../errors.ts";
import type { Doc } from "../bson/value.ts";
import type { Collection, Index } from "./catalog.ts";
import type { Connection } from "./connection.ts";
import { duplicateKey, indexKeys } from "./index-keys.ts";
import { writeConflict, type LockOwner } from "./locks.ts";
import { type Range, scanRows, seekRows, type Stored } from "./reader.ts";
import { type Change, keyName, rowName, type Store, type View } from "./store.ts";

type Pending = { collection: Collection; row: number; before?: Doc; after?: Doc };

/**
 * A multi-document transaction with snapshot isolation. It reads from a snapshot and its own changes, which
 * stay in memory until the commit. Documents and unique keys that it writes are locked: other transactions
 * get a write conflict, other writes wait.
 */
export class Transaction implements View, LockOwner {
  readonly ordered = false;
  readonly startedAfter: number;
  private readonly store: Store;
  private readonly snapshot: Connection;
  private readonly changes = new Map<string, Pending>();
  private readonly keys = new Map<string, string>();
  private readonly endListeners: (() => void)[] = [];

  constructor(store: Store, snapshot: Connection, startedAfter: number) {
    this.store = store;
    this.snapshot = snapshot;
    this.startedAfter = startedAfter;
    snapshot.exec("BEGIN");
    // SQLite takes the snapshot at the first read.
    snapshot.get("SELECT count(*) FROM indexes");
  }

  *scan(collection: Collection): Iterable<Stored> {
    if (this.isInSnapshot(collection))
      yield* this.withoutChanged(scanRows(this.snapshot, collection), collection);
    yield* this.ownVersions(collection);
  }

  *seek(collection: Collection, index: Index, range: Range): Iterable<Stored> {
    if (this.isInSnapshot(collection))
      yield* this.withoutChanged(seekRows(this.snapshot, index, range), collection);
    yield* this.ownVersions(collection);
  }

  /** Returns whether the snapshot contains the collection. Throws if its indexes have changed since. */
  private isInSnapshot(collection: Collection): boolean {
    const row = this.snapshot.get("SELECT 1 FROM collections WHERE id = ?", collection.id);
    if (row && collection.changedIn > this.startedAfter) {
      fail(
        "SnapshotUnavailable",
        "Unable to read from a snapshot due to pending collection catalog changes",
        {
          errorLabels: ["TransientTransactionError"],
        },
      );
    }
    return row !== undefined;
  }

  private *withoutChanged(rows: Iterable<Stored>, collection: Collection): Iterable<Stored> {
    for (const stored of rows) if (!this.changes.has(rowName(collection, stored.row))) yield stored;
  }

  private *ownVersions(collection: Collection): Iterable<Stored> {
    for (const change of [...this.changes.values()]) {
      if (change.collection === collection && change.after) yield { row: change.row, document: change.after };
    }
  }

  write(collection: Collection, change: Change): void {
    const row = change.row ?? collection.nextRow++;
    const name = rowName(collection, row);
    this.store.locks.acquire(name, this);
    for (const index of collection.indexes) if (index.unique) this.claimKeys(collection, index, row, change);
    const before = this.changes.has(name) ? this.changes.get(name)?.before : change.before;
    this.changes.set(name, {
      collection,
      row,
      ...(before && { before }),
      ...(change.after && { after: change.after }),
    });
  }

  private claimKeys(collection: Collection, index: Index, row: number, change: Change): void {
    const oldKeys = indexKeys(index, change.before);
    const newKeys = indexKeys(index, change.after);
    const owner = rowName(collection, row);
    for (const [bytes, { key, values }] of newKeys) {
      if (oldKeys.has(bytes)) continue;
      const name = keyName(index, bytes);
      this.store.locks.acquire(name, this);
      const holder = this.keys.get(name);
      if (holder !== undefined && holder !== owner) duplicateKey(collection, index, values);
      this.checkKey(this.snapshot, collection, index, key, () => duplicateKey(collection, index, values));
      this.checkKey(this.store.connection, collection, index, key, writeConflict);
    }
    for (const bytes of newKeys.keys()) this.keys.set(keyName(index, bytes), owner);
    for (const bytes of oldKeys.keys()) if (!newKeys.has(bytes)) this.keys.delete(keyName(index, bytes));
  }

  /** Calls `reject` if a row that this transaction hasn't changed has the key. */
  private checkKey(
    from: Connection,
    collection: Collection,
    index: Index,
    key: Buffer,
    reject: () => never,
  ): void {
    if (from === this.snapshot && !this.isInSnapshot(collection)) return;
    for (const found of from.all("SELECT row FROM keys WHERE index_id = ? AND key = ?", index.id, key)) {
      const pending = this.changes.get(rowName(collection, Number(found.row)));
      if (!pending) reject();
    }
  }

  /** Writes the changes to the store, which must be between `begin` and `commit`. */
  apply(): void {
    // All old versions are deleted first, so that a unique key can move from one document to another.
    const pending = [...this.changes.values()];
    const save = (change: Pending, part: Change) =>
      this.store.save(change.collection, { row: change.row, ...part }, () => undefined);
    for (const change of pending) if (change.before) save(change, { before: change.before });
    for (const change of pending) if (change.after) save(change, { after: change.after });
  }

  whenEnded(run: () => void): void {
    this.endListeners.push(run);
  }

  /** Releases locks and snapshot. `commitNumber` is the commit that saved the transaction, if any did. */
  end(commitNumber?: number): void {
    this.snapshot.close();
    this.store.locks.release(this, commitNumber);
    for (const run of this.endListeners) run();
  }
}
