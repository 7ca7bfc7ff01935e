import { fail } from "../errors.ts";
import type { Doc } from "../bson/value.ts";
import type { Collection, Index } from "./catalog.ts";
import type { Connection } from "./connection.ts";
import { duplicateKey, indexKeys } from "./index-keys.ts";
import { writeConflict } from "./locks.ts";
import { type Range, scanRows, seekRows, type Stored } from "./reader.ts";
import { type Change, keyName, rowName, type Store, type View } from "./store.ts";

type Pending = { collection: Collection; row: number; before?: Doc; after?: Doc };

/**
 * Reads from a snapshot with its own changes laid over it; writes stay in memory until the commit. What it
 * has written is locked: whoever else writes the same document or unique key conflicts or waits.
 */
export class Transaction implements View {
  readonly ordered = false;
  readonly began: number;
  private readonly store: Store;
  private readonly snapshot: Connection;
  private readonly changes = new Map<string, Pending>();
  private readonly keys = new Map<string, string>();
  private readonly waiting: (() => void)[] = [];

  constructor(store: Store, snapshot: Connection, began: number) {
    this.store = store;
    this.snapshot = snapshot;
    this.began = began;
    snapshot.exec("BEGIN");
    snapshot.get("SELECT count(*) FROM indexes");
  }

  *scan(collection: Collection): Iterable<Stored> {
    if (this.knows(collection)) yield* this.overlaid(scanRows(this.snapshot, collection), collection);
    yield* this.added(collection);
  }

  *seek(collection: Collection, index: Index, range: Range): Iterable<Stored> {
    if (this.knows(collection))
      yield* this.overlaid(seekRows(this.snapshot, collection, index, range), collection);
    yield* this.added(collection);
  }

  /** A collection that is younger than the snapshot is empty in it; one that was changed since is unusable. */
  private knows(collection: Collection): boolean {
    const row = this.snapshot.get("SELECT 1 FROM collections WHERE id = ?", collection.id);
    if (row && collection.changed > this.began) {
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

  private *overlaid(rows: Iterable<Stored>, collection: Collection): Iterable<Stored> {
    for (const stored of rows) if (!this.changes.has(rowName(collection, stored.row))) yield stored;
  }

  private *added(collection: Collection): Iterable<Stored> {
    for (const change of [...this.changes.values()]) {
      if (change.collection === collection && change.after) yield { row: change.row, document: change.after };
    }
  }

  write(collection: Collection, change: Change): void {
    const row = change.row ?? collection.nextRow++;
    const name = rowName(collection, row);
    this.store.locks.take(name, this);
    for (const index of collection.indexes) if (index.unique) this.claim(collection, index, row, change);
    const before = this.changes.has(name) ? this.changes.get(name)?.before : change.before;
    this.changes.set(name, {
      collection,
      row,
      ...(before && { before }),
      ...(change.after && { after: change.after }),
    });
  }

  private claim(collection: Collection, index: Index, row: number, change: Change): void {
    const old = indexKeys(index, change.before);
    const now = indexKeys(index, change.after);
    const owner = rowName(collection, row);
    for (const [bytes, { key, values }] of now) {
      if (old.has(bytes)) continue;
      const name = keyName(index, bytes);
      this.store.locks.take(name, this);
      const holder = this.keys.get(name);
      if (holder !== undefined && holder !== owner) duplicateKey(collection, index, values);
      this.checkHolder(this.snapshot, collection, index, key, () => duplicateKey(collection, index, values));
      this.checkHolder(this.store.connection, collection, index, key, writeConflict);
    }
    for (const bytes of now.keys()) this.keys.set(keyName(index, bytes), owner);
    for (const bytes of old.keys()) if (!now.has(bytes)) this.keys.delete(keyName(index, bytes));
  }

  /** Whether a row that this transaction has not itself moved away stands under the key. */
  private checkHolder(
    from: Connection,
    collection: Collection,
    index: Index,
    key: Buffer,
    reject: () => never,
  ): void {
    if (from === this.snapshot && !this.knows(collection)) return;
    for (const found of from.all(`SELECT row FROM keys_${index.id} WHERE key = ?`, key)) {
      const pending = this.changes.get(rowName(collection, Number(found.row)));
      if (!pending) reject();
    }
  }

  /** Hands the changes to the store, which must be between `begin` and `commit`. */
  apply(): void {
    // Everything leaves before anything comes, so that a unique key can move between documents.
    const pending = [...this.changes.values()];
    const save = (change: Pending, part: Change) =>
      this.store.save(change.collection, { row: change.row, ...part }, () => undefined);
    for (const change of pending) if (change.before) save(change, { before: change.before });
    for (const change of pending) if (change.after) save(change, { after: change.after });
  }

  /** Runs once the transaction has ended, one way or the other. */
  whenEnded(run: () => void): void {
    this.waiting.push(run);
  }

  /** Gives everything back. `commit` is the number of the commit that saved it, if one did. */
  end(commit?: number): void {
    this.snapshot.close();
    this.store.locks.end(this, commit);
    for (const run of this.waiting) run();
  }
}
