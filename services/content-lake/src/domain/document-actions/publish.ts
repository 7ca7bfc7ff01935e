import * as z from "zod";
import type { Mutation } from "../mutations/mutation.ts";
import type { DocumentInWork, WorkingSet } from "../mutations/working-set.ts";
import { strengthened } from "../references.ts";
import { actionRule, copyAs, existing, expectRevision } from "./action.ts";
import { documentId, revision } from "./fields.ts";

const action = z.object({
  draftId: documentId,
  publishedId: documentId,
  ifDraftRevisionId: revision,
  ifPublishedRevisionId: revision,
});

/** Puts a draft in the place of the published document; the draft goes. */
export const publishAction = actionRule(action, (asked, working) => {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = asked;
  const draft = existing(working, draftId, "Draft document");
  expectRevision(draft, ifDraftRevisionId, draftId);
  expectRevision(working.get(publishedId), ifPublishedRevisionId, publishedId);
  return publication(draft, publishedId, working);
});

/** What publishes a draft or version: references become strong, and the first creation's instant stays. */
export function publication(source: DocumentInWork, publishedId: string, working: WorkingSet): Mutation[] {
  const content = copyAs(publishedId, strengthened(source));
  delete content._system;
  const _createdAt = working.get(publishedId)?._createdAt ?? source._createdAt;
  return [{ createOrReplace: { ...content, _createdAt } }, { delete: { id: source._id } }];
}
