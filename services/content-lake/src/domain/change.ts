import type { LakeDocument } from "./document.ts";
import type { RawPatch } from "./mendoza/raw-patch.ts";
import type { Mutation } from "./mutations/mutation.ts";

/** A document as it is after a change, or null for none. */
export type DocumentChange = { id: string; result: LakeDocument | null };

/** The change of one document from one revision to the next. */
export type Change = {
  id: string;
  previous: LakeDocument | null;
  result: LakeDocument | null;
  /** The mutations of the transaction that changed this document. */
  mutations: readonly Mutation[];
  /** Mendoza patches from the previous revision to the result and back. They leave out `_rev`. */
  effects: { apply: RawPatch; revert: RawPatch };
};
