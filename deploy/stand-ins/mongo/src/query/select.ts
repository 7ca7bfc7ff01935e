import type { Doc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import type { Collection } from "../store/catalog.ts";
import type { Stored } from "../store/reader.ts";
import type { View } from "../store/store.ts";
import { type Filter, matches } from "./filter.ts";
import { type KeyPattern, sortBy } from "./keys.ts";
import type { Details } from "./path.ts";
import { choosePlan, type Plan, planWith } from "./plan.ts";
import type { Hint } from "./hint.ts";

/** A document that matches a query, and the position of the array element that matched. */
export type Found = Stored & { position?: number | undefined };

export type Selection = {
  filter: Filter;
  sort?: KeyPattern | undefined;
  skip?: number | undefined;
  /** 0: no limit. */
  limit?: number | undefined;
  hint?: Hint | undefined;
  /** When the query times out, in milliseconds since the epoch. */
  deadline?: number | undefined;
};

/** Yields the documents that match a query, in the order of its sort, reading only what is consumed. */
export function* select(
  view: View,
  collection: Collection | undefined,
  selection: Selection,
): Generator<Found> {
  if (!collection) return;
  const { filter, sort = [], skip = 0, limit = 0 } = selection;
  const plan = planOf(collection, selection);
  const found = matching(candidates(view, collection, plan), filter, selection.deadline);
  const ordered =
    sort.length === 0 || (plan?.sorted && view.ordered) ? found : sortBy([...found], sort, documentOf);
  let position = 0;
  for (const item of ordered) {
    if (position++ < skip) continue;
    yield item;
    if (limit > 0 && position === skip + limit) return;
  }
}

const documentOf = (found: Found): Doc => found.document;

/** Returns undefined if the collection has to be scanned. */
export function planOf(collection: Collection, { filter, sort = [], hint }: Selection): Plan | undefined {
  if (hint === "scan") return undefined;
  return hint ? planWith(hint, filter, sort) : choosePlan(collection, filter, sort);
}

function* candidates(view: View, collection: Collection, plan: Plan | undefined): Iterable<Stored> {
  if (!plan) {
    yield* view.scan(collection);
    return;
  }
  const seen = new Set<number>();
  for (const { index, range } of plan.scans) {
    for (const stored of view.seek(collection, index, range)) {
      if (plan.scans.length > 1) {
        if (seen.has(stored.row)) continue;
        seen.add(stored.row);
      }
      yield stored;
    }
  }
}

function* matching(rows: Iterable<Stored>, filter: Filter, deadline = Infinity): Generator<Found> {
  for (const { row, document } of rows) {
    if (Date.now() > deadline) fail("MaxTimeMSExpired", "operation exceeded time limit");
    const details: Details = {};
    if (matches(filter, document, details)) yield { row, document, position: details.position };
  }
}
