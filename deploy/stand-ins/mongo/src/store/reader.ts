import { decode } from "../bson/decode.ts";
import type { Doc } from "../bson/value.ts";
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
  const sql = "SELECT id, document FROM rows WHERE id >= ? AND id < ? ORDER BY id LIMIT ?";
  let { from } = collection.rows;
  for (let size = firstPageSize; ; size = Math.min(size * 2, maxPageSize)) {
    const page = connection.all(sql, from, collection.rows.to, size);
    for (const { id, document } of page) {
      const row = Number(id);
      from = row + 1;
      yield { row, document: decode(blob(document)) };
    }
    if (page.length < size) return;
  }
}

/** Reads one page of an index. It starts after the last (key, row) pair of the previous page, which SQLite seeks to. */
const keysAndDocuments = `SELECT k.key, k.row, r.document FROM keys k CROSS JOIN rows r ON r.id = k.row
  WHERE k.index_id = ?`;
const ascending = `${keysAndDocuments} AND (k.key, k.row) > (?, ?) AND k.key < ? ORDER BY k.key, k.row LIMIT ?`;
const descending = `${keysAndDocuments} AND (k.key, k.row) < (?, ?) AND k.key >= ?
  ORDER BY k.key DESC, k.row DESC LIMIT ?`;

/** Reads the documents in a range of an index, each once. */
export function* seekRows(connection: Connection, index: Index, range: Range): Generator<Stored> {
  const sql = range.reverse ? descending : ascending;
  const end = range.reverse ? range.from : range.to;
  const seen = index.multikey ? new Set<number>() : undefined;
  let key = range.reverse ? range.to : range.from;
  let row = -1;
  for (let size = firstPageSize; ; size = Math.min(size * 2, maxPageSize)) {
    const page = connection.all(sql, index.id, key, row, end, size);
    for (const found of page) {
      row = Number(found.row);
      key = blob(found.key);
      if (seen?.has(row)) continue;
      seen?.add(row);
      yield { row, document: decode(blob(found.document)) };
    }
    if (page.length < size) return;
  }
}
