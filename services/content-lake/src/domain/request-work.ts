import { approximateBytes } from "./approximate-bytes.ts";
import { isRecord, type DatasetState } from "./document.ts";
import { selectsByQuery } from "./mutations/selects-by-query.ts";

/** Counted in bytes that are read and written. */
const maxWork = 256 * 1024;
/** Even the shortest mutation is parsed and checked. */
const workPerItem = 500;
/** A diff consists of pieces of about this length, and each is searched for in the whole text. */
const bytesPerDiffPiece = 16;

/** Attributes, one item of an array, or one with a key. Other paths may lead to many places. */
const plainPath = /^\w+(?:\.\w+|\[(?:-?\d+|\s*_key\s*==\s*(?:"[^"]*"|'[^']*')\s*)\])*$/;

/**
 * Returns whether the mutations or actions of a request may take longer than other requests should wait. Takes little
 * time itself, and looks at values that aren't checked yet.
 */
export function isMuchWork(items: readonly unknown[], state: Pick<DatasetState, "get">): boolean {
  /** Upper bounds of the sizes of documents after the items so far. */
  const sizes = new Map<string, number>();
  let work = 0;
  for (const item of items) {
    if (selectsByQuery(item)) return true;
    const { paths, diffBytes, ids } = namesIn(item);
    if (!paths.every((path) => plainPath.test(path))) return true;
    let size = approximateBytes(item, maxWork);
    for (const id of ids) size += sizes.get(id) ?? approximateBytes(state.get(id), maxWork);
    for (const id of ids) sizes.set(id, size);
    work += workPerItem + size * (1 + paths.length + diffBytes / bytesPerDiffPiece);
    if (work > maxWork) return true;
  }
  return false;
}

type Names = { paths: string[]; diffBytes: number; ids: Set<string> };

/** The documents and paths that a mutation or an action names. */
function namesIn(item: unknown): Names {
  const found: Names = { paths: [], diffBytes: 0, ids: new Set() };
  const visit = (value: unknown, level: number): void => {
    if (!isRecord(value)) return;
    for (const [name, part] of Object.entries(value)) {
      if (isIdName.test(name)) for (const id of [part].flat()) if (typeof id === "string") found.ids.add(id);
      if (name === "patch") for (const patch of [part].flat()) addPaths(patch, found);
      if (level === 0) visit(part, 1);
    }
  };
  visit(item, 0);
  return found;
}

/** `id`, `_id`, `publishedId`, `draftId`, `versionId`, `includeDrafts` and so on. */
const isIdName = /id$|includeDrafts$/i;

function addPaths(patch: unknown, found: Names): void {
  if (!isRecord(patch)) return;
  const { set, setIfMissing, inc, dec, diffMatchPatch, unset, insert } = patch;
  for (const byPath of [set, setIfMissing, inc, dec, diffMatchPatch])
    if (isRecord(byPath)) found.paths.push(...Object.keys(byPath));
  for (const diff of Object.values(isRecord(diffMatchPatch) ? diffMatchPatch : {}))
    if (typeof diff === "string") found.diffBytes += diff.length;
  if (Array.isArray(unset)) found.paths.push(...unset.filter((path) => typeof path === "string"));
  if (isRecord(insert))
    for (const place of [insert.before, insert.after, insert.replace])
      if (typeof place === "string") found.paths.push(place);
}
