import type { Server } from "../commands/context.ts";
import { doc } from "../bson/value.ts";
import { parseFilter } from "../query/filter.ts";
import { select } from "../query/select.ts";

const batchSize = 1000;

/**
 * Removes up to one batch of expired documents for each TTL index, and expires idle sessions and cursors.
 * Returns true if there may be more documents to remove.
 */
export function removeExpired({ store, cursors, ttlMonitorEnabled }: Server, now: number): boolean {
  cursors.expire(now);
  store.replies.expire(now);
  if (!ttlMonitorEnabled) return false;
  let more = false;
  for (const collection of store.catalog.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue;
      const path = index.pattern[0]?.path.join(".") ?? "";
      const expiredBefore = new Date(now - index.expireAfterSeconds * 1000);
      const filter = parseFilter(doc({ [path]: doc({ $lte: expiredBefore }) }));
      const found = [...select(store, collection, { filter, limit: batchSize })];
      more ||= found.length === batchSize;
      for (const { row, document } of found) store.write(collection, { row, before: document });
    }
  }
  return more;
}
