import { applyMutation } from "./mutations/apply-mutation.ts";
import { withArrayKeys } from "./mutations/array-keys.ts";
import { parseMutation } from "./mutations/mutation.ts";
import type { ItemRunner } from "./transaction.ts";

/** Runs one mutation of a request. */
export const runMutation: ItemRunner = (item, working) => applyMutation(parseMutation(item), working);

/** Runs one mutation of a request, and adds a `_key` to objects in arrays that have none. */
export const runMutationWithKeys: ItemRunner = (item, working) =>
  applyMutation(withArrayKeys(parseMutation(item), working.newId), working);
