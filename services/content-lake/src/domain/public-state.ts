import type { DatasetState, LakeDocument } from "./document.ts";
import { isPublicId } from "./document-id.ts";

/** By the list of all documents, which is another one after each change. */
const lists = new WeakMap<readonly LakeDocument[], readonly LakeDocument[]>();

/** What of a dataset may be read without a sign-in: published documents whose ids hold no dot. */
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
