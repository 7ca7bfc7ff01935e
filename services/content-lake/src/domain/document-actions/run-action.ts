import { isRecord } from "../document.ts";
import { checkShape } from "../document-shape.ts";
import { Fault } from "../lake-error.ts";
import { applyMutation } from "../mutations/apply-mutation.ts";
import { parseMutation } from "../mutations/mutation.ts";
import type { ItemRunner } from "../transaction.ts";
import type { ActionRule } from "./action.ts";
import { archiveReleaseAction, unarchiveReleaseAction } from "./archive-release.ts";
import { createReleaseAction } from "./create-release.ts";
import { createVersionAction } from "./create-version.ts";
import { createAction } from "./create.ts";
import { deleteReleaseAction } from "./delete-release.ts";
import { deleteAction } from "./delete.ts";
import { discardVersionAction } from "./discard-version.ts";
import { discardAction } from "./discard.ts";
import { editReleaseAction } from "./edit-release.ts";
import { editAction } from "./edit.ts";
import { publishReleaseAction } from "./publish-release.ts";
import { publishAction } from "./publish.ts";
import { replaceDraftAction } from "./replace-draft.ts";
import { replaceVersionAction } from "./replace-version.ts";
import { unpublishVersionAction } from "./unpublish-version.ts";
import { unpublishAction } from "./unpublish.ts";

const rules: ReadonlyMap<string, ActionRule> = new Map([
  ["sanity.action.document.create", createAction],
  ["sanity.action.document.edit", editAction],
  ["sanity.action.document.publish", publishAction],
  ["sanity.action.document.unpublish", unpublishAction],
  ["sanity.action.document.discard", discardAction],
  ["sanity.action.document.delete", deleteAction],
  ["sanity.action.document.replaceDraft", replaceDraftAction],
  ["sanity.action.document.version.create", createVersionAction],
  ["sanity.action.document.version.discard", discardVersionAction],
  ["sanity.action.document.version.replace", replaceVersionAction],
  ["sanity.action.document.version.unpublish", unpublishVersionAction],
  ["sanity.action.release.create", createReleaseAction],
  ["sanity.action.release.edit", editReleaseAction],
  ["sanity.action.release.publish", publishReleaseAction],
  ["sanity.action.release.archive", archiveReleaseAction],
  ["sanity.action.release.unarchive", unarchiveReleaseAction],
  ["sanity.action.release.delete", deleteReleaseAction],
]);

/** How a request of actions is run: each sees what those before it have done. */
export const runAction: ItemRunner = (item, working) => {
  checkShape(item);
  const type = isRecord(item) ? item.actionType : undefined;
  const rule = typeof type === "string" ? rules.get(type) : undefined;
  if (!rule)
    throw new Fault(400, "unknownActionError", `Unknown action type ${JSON.stringify(type ?? null)}`);
  for (const mutation of rule(item, working)) applyMutation(parseMutation(mutation), working);
};
