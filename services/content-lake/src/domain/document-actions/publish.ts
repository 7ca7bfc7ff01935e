import * as z from "zod";
import { strengthened } from "../references.ts";
import { actionRule, copyAs, existing, expectRevision } from "./action.ts";
import { documentId, revision } from "./fields.ts";

const action = z.object({
  draftId: documentId,
  publishedId: documentId,
  ifDraftRevisionId: revision,
  ifPublishedRevisionId: revision,
});

/** Replaces the published document by its draft, and deletes the draft. */
export const publishAction = actionRule(action, (request, working) => {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = request;
  const draft = existing(working, draftId, "Draft document");
  const published = working.get(publishedId);
  expectRevision(draft, ifDraftRevisionId, draftId);
  expectRevision(published, ifPublishedRevisionId, publishedId);
  const content = copyAs(publishedId, strengthened(draft));
  delete content._system;
  // The document keeps the instant of its first creation.
  const _createdAt = published?._createdAt ?? draft._createdAt;
  return [{ createOrReplace: { ...content, _createdAt } }, { delete: { id: draftId } }];
});
