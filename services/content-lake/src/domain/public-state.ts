import type { DatasetState, LakeDocument } from "./document.ts";
import { isPublicId } from "./document-id.ts";

/** Public documents by the array of all documents, which is a new one after each change. */
const lists = new WeakMap<readonly LakeDocument[], readonly LakeDocument[]>();

/** The documents that may be read without signing in: published ones without a dot in their id. */
export function publicState(state: DatasetState): DatasetState {
  return {
    get: (id) => (isPublicId(id) ? state.get(id) : undefined),
    all: () => {
      const everything = state.all();
      const known = lists.get(everything) ?? everything.filter(({ _id }) => isPublicId(_id));
      lists.set(everything, known);
      return known;
    },
    ofType: (type) => state.ofType(type).filter(({ _id }) => isPublicId(_id)),
    referrersOf: (id) => (isPublicId(id) ? state.referrersOf(id).filter(isPublicId) : []),
  };
}
