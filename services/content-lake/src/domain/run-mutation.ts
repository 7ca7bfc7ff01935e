import { applyMutation } from "./mutations/apply-mutation.ts";
import { withArrayKeys } from "./mutations/array-keys.ts";
import { parseMutation } from "./mutations/mutation.ts";
import type { ItemRunner } from "./transaction.ts";

/** How a request of mutations is run. */
export const runMutation: ItemRunner = (item, working) => applyMutation(parseMutation(item), working);

/** The same, where objects in arrays get the keys that they lack. */
export const runMutationWithKeys: ItemRunner = (item, working) =>
  applyMutation(withArrayKeys(parseMutation(item), working.newId), working);
