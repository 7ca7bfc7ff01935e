import type { Change } from "./change.ts";
import type { DatasetState } from "./document.ts";
import { Fault } from "./lake-error.ts";
import { strongReferencesOf } from "./references.ts";

/**
 * Returns a check of referential integrity, as of the end of the transaction: the target of every strong reference
 * must exist, and a document with strong references to it can't be deleted or change its type.
 * The check throws a {@link Fault} for a change that violates this.
 */
export function checkIntegrity(changes: readonly Change[], state: DatasetState): (change: Change) => void {
  const after = new Map(changes.map(({ id, result }) => [id, result]));
  const existsAfter = (id: string) => (after.has(id) ? after.get(id) !== null : state.get(id) !== undefined);
  return ({ id, previous, result }) => {
    if (result) checkTargets(id, strongReferencesOf(result), existsAfter);
    if (!result) checkReferrers(id, "deleted", state, after);
    else if (previous && previous._type !== result._type)
      checkReferrers(id, "given another type", state, after);
  };
}

function checkTargets(id: string, targets: Iterable<string>, existsAfter: (id: string) => boolean): void {
  for (const target of targets) {
    if (existsAfter(target)) continue;
    const description = `Document "${id}" references non-existent document ${JSON.stringify(target)}`;
    throw new Fault(409, "documentReferenceDoesNotExistError", description, { id, referenceID: target });
  }
}

function checkReferrers(
  id: string,
  change: string,
  state: DatasetState,
  after: ReadonlyMap<string, object | null>,
): void {
  const referrers = state.referrersOf(id).filter((referrer) => {
    if (!after.has(referrer)) return true;
    if (referrer === id) return false;
    const next = after.get(referrer);
    return next !== null && strongReferencesOf(next).has(id);
  });
  const [first] = referrers;
  if (first === undefined) return;
  const description = `Document "${id}" cannot be ${change} as there are references to it from "${first}"`;
  throw new Fault(409, "documentHasExistingReferencesError", description, {
    id,
    referencingIDs: referrers.slice(0, 100),
    totalCount: referrers.length,
  });
}
