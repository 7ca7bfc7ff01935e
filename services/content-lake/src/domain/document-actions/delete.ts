import * as z from "zod";
import { draftIdOf } from "../document-id.ts";
import { Fault } from "../lake-error.ts";
import { actionRule, existing } from "./action.ts";
import { documentId } from "./fields.ts";

const action = z.object({ publishedId: documentId, includeDrafts: z.array(documentId).default([]) });

/** Deletes a published document together with its drafts, which must all be listed. */
export const deleteAction = actionRule(action, ({ publishedId, includeDrafts }, working) => {
  const draftId = draftIdOf(publishedId);
  if (!includeDrafts.some((id) => working.get(id))) existing(working, publishedId, "Published document");
  if (working.get(draftId) && !includeDrafts.includes(draftId)) {
    const description = `Document ${JSON.stringify(publishedId)} has a draft that the action doesn't include`;
    throw new Fault(409, "documentHasDraftError", description, { id: publishedId, draftId });
  }
  return [...includeDrafts, publishedId].map((id) => ({ delete: { id } }));
});
