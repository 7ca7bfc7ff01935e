import type { DocumentChange } from "../domain/change.ts";
import type { DatasetState, LakeDocument } from "../domain/document.ts";
import { strongReferencesOf } from "../domain/references.ts";

/** A dataset's documents after the transactions so far. */
export type Projection = DatasetState & {
  /** Applies a transaction's results, all at once. */
  apply(changes: readonly DocumentChange[]): void;
};

/**
 * Indexes documents by id and type, and references by target. Lists are sorted by id, so that every replica has the
 * same order. A list is built when it is first requested after a change, and never modified afterwards.
 */
export function createProjection(): Projection {
  const documents = new Map<string, LakeDocument>();
  const idsByType = new Map<string, Set<string>>();
  const referrers = new Map<string, Set<string>>();
  const targets = new Map<string, ReadonlySet<string>>();
  let sortedIds: readonly string[] | undefined;
  let everything: readonly LakeDocument[] | undefined;
  const typeLists = new Map<string, readonly LakeDocument[]>();

  const remove = (id: string) => {
    const current = documents.get(id);
    if (!current) return;
    documents.delete(id);
    discard(idsByType, current._type, id);
    typeLists.delete(current._type);
    for (const target of targets.get(id) ?? []) discard(referrers, target, id);
    targets.delete(id);
  };
  const add = (document: LakeDocument) => {
    const { _id: id, _type: type } = document;
    documents.set(id, document);
    include(idsByType, type, id);
    typeLists.delete(type);
    const strong = strongReferencesOf(document);
    if (strong.size > 0) targets.set(id, strong);
    for (const target of strong) include(referrers, target, id);
  };
  const listed = (ids: Iterable<string>): readonly LakeDocument[] =>
    [...ids].sort().flatMap((id) => documents.get(id) ?? []);

  return {
    get: (id) => documents.get(id),
    all: () => {
      sortedIds ??= [...documents.keys()].sort();
      return (everything ??= sortedIds.flatMap((id) => documents.get(id) ?? []));
    },
    ofType: (type) => {
      const list = typeLists.get(type) ?? listed(idsByType.get(type) ?? []);
      if (list.length > 0) typeLists.set(type, list);
      return list;
    },
    referrersOf: (id) => [...(referrers.get(id) ?? [])].sort(),
    apply: (changes) => {
      everything = undefined;
      for (const { id, result } of changes) {
        if (documents.has(id) !== (result !== null)) sortedIds = undefined;
        remove(id);
        if (result) add(result);
      }
    },
  };
}

function include(sets: Map<string, Set<string>>, key: string, member: string): void {
  const set = sets.get(key);
  if (set) set.add(member);
  else sets.set(key, new Set([member]));
}

function discard(sets: Map<string, Set<string>>, key: string, member: string): void {
  const set = sets.get(key);
  set?.delete(member);
  if (set?.size === 0) sets.delete(key);
}
