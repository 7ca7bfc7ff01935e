import * as z from "zod";
import type { Mutation, PatchOperations } from "../mutations/mutation.ts";
import { parseOperations } from "../mutations/mutation.ts";
import { actionRule, copyAs, existing } from "./action.ts";
import { documentId } from "./fields.ts";

const action = z.object({ draftId: documentId, publishedId: documentId, patch: z.unknown() });

/** Patches a draft. If there is none, it is first created from the published document. */
export const editAction = actionRule(action, ({ draftId, publishedId, patch }, working) => {
  const patches: PatchOperations[] = [patch].flat().map(parseOperations);
  const mutations: Mutation[] = patches.map((operations) => ({ patch: { id: draftId, ...operations } }));
  if (working.get(draftId)) return mutations;
  const published = existing(working, publishedId, "Document");
  return [{ create: copyAs(draftId, published) }, ...mutations];
});
