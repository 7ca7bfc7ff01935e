import type { Doc } from "../bson/value.ts";
import type { Collection } from "./catalog.ts";
import { duplicateKey, indexKeys } from "./index-keys.ts";
import { scanRows } from "./reader.ts";
import type { Store } from "./store.ts";

/**
 * Creates an index and fills it from the documents.
 * @throws {MongoError} when the documents violate it.
 */
export function buildIndex(store: Store, collection: Collection, spec: Doc): void {
  const index = store.catalog.addIndex(collection, spec);
  for (const { row, document } of scanRows(store.connection, collection)) {
    const keys = indexKeys(index, document);
    for (const { key, values } of keys.values()) {
      if (index.unique && store.isTaken(index, key, row)) duplicateKey(collection, index, values);
      store.addKey(index, key, row);
    }
    if (keys.size > 1) store.catalog.markMultikey(index);
  }
}
