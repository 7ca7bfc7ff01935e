import { isRecord, type DatasetState, type LakeDocument } from "../../document.ts";

/** An attribute's name, or the place of an array's item with its key. */
export type PathSegment = string | { index: number; key?: string };

/** Where a stored object is: which revision of a document, and the way to it from its root. */
export type Origin = { document: LakeDocument; path: readonly PathSegment[] };

/** Revisions are never changed, so that what was found out about one holds as long as it is kept. */
const known = new WeakMap<object, Origin>();

/** Finds stored objects by their identity, among the documents that a query has seen. */
export function createOriginFinder(state: DatasetState, seen: Iterable<LakeDocument>) {
  let hasLearnedAll = false;
  return (value: object): Origin | undefined => {
    if (!known.has(value) && isRecord(value)) learnFrom(value, state);
    if (!known.has(value) && !hasLearnedAll) {
      for (const document of seen) learnFrom(document, state);
      hasLearnedAll = true;
    }
    return known.get(value);
  };
}

/** A document, or a perspective's copy of one, tells about itself and all its parts. */
function learnFrom(value: Record<string, unknown>, state: DatasetState): void {
  if (typeof value._id !== "string" || known.has(value)) return;
  const document = state.get(typeof value._originalId === "string" ? value._originalId : value._id);
  if (!document || document._rev !== value._rev) return;
  if (!known.has(document)) learn(document, { document, path: [] });
  const isCopy = Object.entries(value).every(
    ([name, part]) => name === "_id" || name === "_originalId" || document[name] === part,
  );
  if (isCopy) known.set(value, { document, path: [] });
}

function learn(value: object, origin: Origin): void {
  known.set(value, origin);
  for (const [name, part] of Object.entries(value) as [string, unknown][]) {
    if (typeof part !== "object" || part === null) continue;
    const segment = Array.isArray(value) ? placeOf(Number(name), part) : name;
    learn(part, { ...origin, path: [...origin.path, segment] });
  }
}

export function placeOf(index: number, item: unknown): PathSegment {
  return isRecord(item) && typeof item._key === "string" ? { index, key: item._key } : { index };
}
