import type { Doc } from "../bson/value.ts";
import type { Collection } from "../store/catalog.ts";
import { scanRows, seekRows, type Stored } from "../store/reader.ts";
import type { Store } from "../store/store.ts";
import { type Filter, matches } from "./filter.ts";
import type { KeyPattern } from "../bson/document-keys.ts";
import { sortBy } from "./sort.ts";
import type { Details } from "../bson/path.ts";
import { choosePlan, type Plan } from "./plan.ts";

/** A document that matches a query, and the position of the array element that matched. */
export type Found = Stored & { position?: number | undefined };

export type Selection = {
  filter: Filter;
  sort?: KeyPattern | undefined;
  skip?: number | undefined;
  /** 0: no limit. */
  limit?: number | undefined;
};

/** Yields the documents that match a query, in the order of its sort, reading only what is consumed. */
export function* select(
  store: Store,
  collection: Collection | undefined,
  selection: Selection,
): Generator<Found> {
  if (!collection) return;
  const { filter, sort = [], skip = 0, limit = 0 } = selection;
  const plan = choosePlan(collection, filter, sort);
  const found = matching(candidates(store, collection, plan), filter);
  const ordered = sort.length === 0 || plan?.sorted ? found : sortBy([...found], sort, documentOf);
  let position = 0;
  for (const item of ordered) {
    if (position++ < skip) continue;
    yield item;
    if (limit > 0 && position === skip + limit) return;
  }
}

const documentOf = (found: Found): Doc => found.document;

function* candidates(
  { connection }: Store,
  collection: Collection,
  plan: Plan | undefined,
): Iterable<Stored> {
  if (!plan) {
    yield* scanRows(connection, collection);
    return;
  }
  const seen = new Set<number>();
  for (const { index, range } of plan.scans) {
    for (const stored of seekRows(connection, index, range)) {
      if (plan.scans.length > 1) {
        if (seen.has(stored.row)) continue;
        seen.add(stored.row);
      }
      yield stored;
    }
  }
}

function* matching(rows: Iterable<Stored>, filter: Filter): Generator<Found> {
  for (const { row, document } of rows) {
    const details: Details = {};
    if (matches(filter, document, details)) yield { row, document, position: details.position };
  }
}
