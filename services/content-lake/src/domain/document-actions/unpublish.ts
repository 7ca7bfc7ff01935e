import * as z from "zod";
import { actionRule, copyAs, existing } from "./action.ts";
import { documentId } from "./fields.ts";

const action = z.object({ draftId: documentId, publishedId: documentId });

/** Deletes the published document. It becomes the draft, unless there is one. */
export const unpublishAction = actionRule(action, ({ draftId, publishedId }, working) => {
  const published = existing(working, publishedId, "Published document");
  return [{ createIfNotExists: copyAs(draftId, published) }, { delete: { id: publishedId } }];
});
