import { Binary } from "bson";
import { decode } from "../bson/decode.ts";
import { encode } from "../bson/encode.ts";
import { type Doc, doc, isDoc, isNumber, toNumber } from "../bson/value.ts";
import { randomUUID } from "node:crypto";
import { type Filter, parseFilter } from "../query/filter.ts";
import type { KeyPattern } from "../query/keys.ts";
import { blob, type Connection } from "./connection.ts";
import { createTables, type RowRange, rowRangeOf } from "./tables.ts";

export type Index = {
  readonly id: number;
  readonly name: string;
  /** As returned by `listIndexes`. */
  readonly spec: Doc;
  readonly pattern: KeyPattern;
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Filter | undefined;
  readonly expireAfterSeconds: number | undefined;
  /** Whether any document has more than one key in it. */
  multikey: boolean;
  dropped: boolean;
};

export type Collection = {
  readonly id: number;
  readonly rows: RowRange;
  readonly namespace: string;
  readonly uuid: Binary;
  /** The first is the index on `_id`. */
  readonly indexes: Index[];
  /** The number of the commit that last created or dropped one of its indexes. */
  changedIn: number;
  nextRow: number;
};

/** Collections and indexes, cached in memory. */
export class Catalog {
  private readonly connection: Connection;
  private readonly collections = new Map<string, Collection>();
  /** Is increased by every change. */
  revision = 0;

  constructor(connection: Connection) {
    this.connection = connection;
    createTables(connection);
    this.load();
  }

  /**
   * Reloads the catalog from SQLite, after a rollback. Collections and indexes that still exist keep their
   * objects, since open cursors and transactions refer to them.
   */
  load(): void {
    const known = new Map(this.all().map((collection) => [collection.id, collection]));
    this.collections.clear();
    const saved = Map.groupBy(this.connection.all("SELECT * FROM indexes ORDER BY id"), (index) =>
      Number(index.collection),
    );
    for (const row of this.connection.all("SELECT id, namespace, uuid FROM collections")) {
      const id = Number(row.id);
      const collection = known.get(id) ?? this.open(id, String(row.namespace), String(row.uuid));
      const indexes = new Map(collection.indexes.map((index) => [index.id, index]));
      collection.indexes.length = 0;
      for (const index of saved.get(id) ?? []) {
        const number = Number(index.id);
        const multikey = index.multikey === 1;
        const kept = indexes.get(number);
        if (kept) kept.multikey = multikey;
        collection.indexes.push(kept ?? toIndex(number, decode(blob(index.spec)), multikey));
      }
      this.collections.set(collection.namespace, collection);
    }
  }

  private open(id: number, namespace: string, uuid: string): Collection {
    const rows = rowRangeOf(id);
    const last = this.connection.get(
      "SELECT id FROM rows WHERE id >= ? AND id < ? ORDER BY id DESC LIMIT 1",
      rows.from,
      rows.to,
    );
    return {
      id,
      rows,
      namespace,
      uuid: Binary.createFromHexString(uuid, Binary.SUBTYPE_UUID),
      indexes: [],
      changedIn: 0,
      nextRow: last ? Number(last.id) + 1 : rows.from,
    };
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  create(namespace: string, changedIn: number): Collection {
    const uuid = randomUUID().replaceAll("-", "");
    const id = this.connection.run(
      "INSERT INTO collections (namespace, uuid) VALUES (?, ?)",
      namespace,
      uuid,
    );
    const collection = this.open(id, namespace, uuid);
    this.revision += 1;
    this.addIndex(collection, doc({ v: 2, key: doc({ _id: 1 }), name: "_id_" }), changedIn);
    this.collections.set(namespace, collection);
    return collection;
  }

  drop(collection: Collection): void {
    for (const index of [...collection.indexes]) this.dropIndex(collection, index);
    const { from, to } = collection.rows;
    this.connection.run("DELETE FROM rows WHERE id >= ? AND id < ?", from, to);
    this.connection.run("DELETE FROM collections WHERE id = ?", collection.id);
    this.collections.delete(collection.namespace);
    this.revision += 1;
  }

  addIndex(collection: Collection, spec: Doc, changedIn: number): Index {
    const id = this.connection.run(
      "INSERT INTO indexes (collection, spec, multikey) VALUES (?, ?, 0)",
      collection.id,
      encode(spec),
    );
    const index = toIndex(id, spec, false);
    collection.indexes.push(index);
    collection.changedIn = changedIn;
    this.revision += 1;
    return index;
  }

  dropIndex(collection: Collection, index: Index): void {
    this.connection.run("DELETE FROM keys WHERE index_id = ?", index.id);
    this.connection.run("DELETE FROM indexes WHERE id = ?", index.id);
    collection.indexes.splice(collection.indexes.indexOf(index), 1);
    index.dropped = true;
    this.revision += 1;
  }

  markMultikey(index: Index): void {
    if (index.multikey) return;
    this.connection.run("UPDATE indexes SET multikey = 1 WHERE id = ?", index.id);
    index.multikey = true;
    this.revision += 1;
  }
}

function parseKeyPattern(key: Doc): KeyPattern {
  return [...key].map(([name, value]) => ({
    path: name.split("."),
    direction: isNumber(value) && toNumber(value) < 0 ? -1 : 1,
  }));
}

function toIndex(id: number, spec: Doc, multikey: boolean): Index {
  const key = spec.get("key");
  const name = spec.get("name");
  const partial = spec.get("partialFilterExpression");
  const expires = spec.get("expireAfterSeconds");
  const pattern = parseKeyPattern(isDoc(key) ? key : doc());
  return {
    id,
    name: typeof name === "string" ? name : "",
    spec,
    pattern,
    unique: spec.get("unique") === true || name === "_id_",
    sparse: spec.get("sparse") === true,
    partial: isDoc(partial) ? parseFilter(partial) : undefined,
    expireAfterSeconds: isNumber(expires) ? toNumber(expires) : undefined,
    multikey,
    dropped: false,
  };
}
