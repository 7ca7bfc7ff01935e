import { isRecord, type DatasetState, type LakeDocument } from "../../document.ts";

/** The name of an attribute, or the index and key of an array item. */
export type PathSegment = string | { index: number; key?: string };

/** The revision of a document and the path at which an object is stored. */
export type Origin = { document: LakeDocument; path: readonly PathSegment[] };

/** Revisions are immutable, so origins stay valid. */
const known = new WeakMap<object, Origin>();

/** Finds the origin of stored objects by identity, among the documents that a query has read. */
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

/** Notes the origins of a document, or of a perspective's copy of one, and of all objects in it. */
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
