import * as z from "zod";
import { actionRule, copyAs, existing } from "./action.ts";
import { documentId } from "./fields.ts";

const action = z.object({ draftId: documentId, publishedId: documentId });

/** Takes the published document away; it becomes the draft, where there is none. */
export const unpublishAction = actionRule(action, ({ draftId, publishedId }, working) => {
  const published = existing(working, publishedId, "Published document");
  return [{ createIfNotExists: copyAs(draftId, published) }, { delete: { id: publishedId } }];
});
