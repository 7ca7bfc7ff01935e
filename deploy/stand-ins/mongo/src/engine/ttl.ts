import type { Server } from "../commands/context.ts";
import { doc } from "../bson/value.ts";
import { parseFilter } from "../query/filter.ts";
import { select } from "../query/select.ts";
import { Blocked } from "../store/locks.ts";

const batchSize = 1000;

/**
 * Removes up to one batch of expired documents for each TTL index, and expires idle sessions and cursors.
 * Returns whether there may be more documents to remove.
 */
export function removeExpired({ store, cursors, sessions, ttlMonitorEnabled }: Server, now: number): boolean {
  cursors.expire(now);
  sessions.expire(now);
  if (!ttlMonitorEnabled) return false;
  let more = false;
  for (const collection of store.catalog.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue;
      const path = index.pattern[0]?.path.join(".") ?? "";
      const expiredBefore = new Date(now - index.expireAfterSeconds * 1000);
      const filter = parseFilter(doc({ [path]: doc({ $lte: expiredBefore }) }));
      const found = [...select(store, collection, { filter, hint: index, limit: batchSize })];
      more ||= found.length === batchSize;
      store.begin();
      for (const { row, document } of found) {
        try {
          store.write(collection, { row, before: document });
        } catch (error) {
          // An open transaction has changed the document; the next run removes it.
          if (!(error instanceof Blocked)) throw error;
        }
      }
    }
  }
  return more;
}
