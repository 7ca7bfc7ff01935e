import type { DatasetState, LakeDocument } from "./document.ts";
import { isPublicId } from "./document-id.ts";
import { memoized } from "./memoized.ts";

/** The array of all documents is a new one after each change. */
const publicIn = memoized((all: readonly LakeDocument[]) => all.filter(({ _id }) => isPublicId(_id)));

/** Returns the documents that may be read without signing in: published ones without a dot in their id. */
export function publicState(state: DatasetState): DatasetState {
  return {
    get: (id) => (isPublicId(id) ? state.get(id) : undefined),
    all: () => publicIn(state.all()),
    ofType: (type) => state.ofType(type).filter(({ _id }) => isPublicId(_id)),
    referrersOf: (id) => (isPublicId(id) ? state.referrersOf(id).filter(isPublicId) : []),
  };
}
