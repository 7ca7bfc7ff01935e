import { randomUUID } from "node:crypto";
import { decode } from "../bson/decode.ts";
import { encode } from "../bson/encode.ts";
import { type Doc, doc, isDoc, isNumber, toNumber } from "../bson/value.ts";
import { parseKeyPattern, type KeyPattern } from "../bson/document-keys.ts";
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
  readonly expireAfterSeconds: number | undefined;
  /** True if any document has more than one key in it. */
  multikey: boolean;
};

export type Collection = {
  readonly id: number;
  readonly rows: RowRange;
  readonly namespace: string;
  readonly uuid: string;
  /** The first is the index on `_id`. */
  readonly indexes: Index[];
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

  /** Loads the catalog from SQLite: at the start, and after a rollback. */
  load(): void {
    this.collections.clear();
    for (const { id, namespace, uuid } of this.connection.all("SELECT id, namespace, uuid FROM collections"))
      this.open(Number(id), String(namespace), String(uuid));
    const byId = new Map(this.all().map((collection) => [collection.id, collection]));
    for (const { id, collection, spec, multikey } of this.connection.all("SELECT * FROM indexes ORDER BY id"))
      byId.get(Number(collection))?.indexes.push(toIndex(Number(id), decode(blob(spec)), multikey === 1));
  }

  private open(id: number, namespace: string, uuid: string): Collection {
    const rows = rowRangeOf(id);
    const sql = "SELECT id FROM rows WHERE id >= ? AND id < ? ORDER BY id DESC LIMIT 1";
    const last = this.connection.get(sql, rows.from, rows.to);
    const nextRow = last ? Number(last.id) + 1 : rows.from;
    const collection = { id, rows, namespace, uuid, indexes: [], nextRow };
    this.collections.set(namespace, collection);
    return collection;
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  create(namespace: string): Collection {
    const uuid = randomUUID().replaceAll("-", "");
    const sql = "INSERT INTO collections (namespace, uuid) VALUES (?, ?)";
    const collection = this.open(this.connection.run(sql, namespace, uuid), namespace, uuid);
    this.addIndex(collection, doc({ v: 2, key: doc({ _id: 1 }), name: "_id_" }));
    return collection;
  }

  addIndex(collection: Collection, spec: Doc): Index {
    const id = this.connection.run(
      "INSERT INTO indexes (collection, spec, multikey) VALUES (?, ?, 0)",
      collection.id,
      encode(spec),
    );
    const index = toIndex(id, spec, false);
    collection.indexes.push(index);
    this.revision += 1;
    return index;
  }

  markMultikey(index: Index): void {
    if (index.multikey) return;
    this.connection.run("UPDATE indexes SET multikey = 1 WHERE id = ?", index.id);
    index.multikey = true;
    this.revision += 1;
  }
}

function toIndex(id: number, spec: Doc, multikey: boolean): Index {
  const key = spec.get("key");
  const name = spec.get("name");
  const expires = spec.get("expireAfterSeconds");
  return {
    id,
    name: typeof name === "string" ? name : "",
    spec,
    pattern: parseKeyPattern(isDoc(key) ? key : doc()),
    unique: spec.get("unique") === true || name === "_id_",
    sparse: spec.get("sparse") === true,
    expireAfterSeconds: isNumber(expires) ? toNumber(expires) : undefined,
    multikey,
  };
}
