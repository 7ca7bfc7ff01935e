import { decode } from "../bson/decode.ts";
import type { Doc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import type { Collection, Index } from "./catalog.ts";
import { blob, type Connection } from "./connection.ts";

/** A document and its row number. */
export type Stored = { row: number; document: Doc };

/** The keys from `from` (inclusive) to `to` (exclusive), in descending order if `reverse`. */
export type Range = { from: Buffer; to: Buffer; reverse: boolean };

const firstPageSize = 16;
const maxPageSize = 512;

/** Reads all documents in insertion order, in pages, so that the collection may change in between. */
export function* scanRows(connection: Connection, collection: Collection): Generator<Stored> {
  const sql = `SELECT id, document FROM rows_${collection.id} WHERE id > ? ORDER BY id LIMIT ?`;
  let last = 0;
  for (let size = firstPageSize; ; size = Math.min(size * 2, maxPageSize)) {
    const page = connection.all(sql, last, size);
    for (const row of page) {
      last = Number(row.id);
      yield { row: last, document: decode(blob(row.document)) };
    }
    if (page.length < size) return;
    if (collection.indexes.length === 0) fail("QueryPlanKilled", "collection dropped");
  }
}

/** Reads the documents in a range of an index, each once. */
export function* seekRows(
  connection: Connection,
  collection: Collection,
  index: Index,
  range: Range,
): Generator<Stored> {
  const [order, beyond] = range.reverse ? ["DESC", "<"] : ["ASC", ">"];
  const sql = `SELECT k.key, k.row, r.document FROM keys_${index.id} k CROSS JOIN rows_${collection.id} r ON r.id = k.row
    WHERE k.key >= ? AND k.key < ? AND (k.key, k.row) ${beyond} (?, ?) ORDER BY k.key ${order}, k.row ${order} LIMIT ?`;
  const seen = index.multikey ? new Set<number>() : undefined;
  let key = range.reverse ? range.to : range.from;
  let row = -1;
  for (let size = firstPageSize; ; size = Math.min(size * 2, maxPageSize)) {
    const page = connection.all(sql, range.from, range.to, key, row, size);
    for (const found of page) {
      row = Number(found.row);
      key = blob(found.key);
      if (seen?.has(row)) continue;
      seen?.add(row);
      yield { row, document: decode(blob(found.document)) };
    }
    if (page.length < size) return;
    if (index.dropped) fail("QueryPlanKilled", "index dropped");
  }
}
