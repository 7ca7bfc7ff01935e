import { isRecord } from "../document.ts";
import { checkShape } from "../document-shape.ts";
import { Fault } from "../lake-error.ts";
import { applyMutation } from "../mutations/apply-mutation.ts";
import { parseMutation } from "../mutations/mutation.ts";
import type { ItemRunner } from "../transaction.ts";
import type { ActionRule } from "./action.ts";
import { createVersionAction } from "./create-version.ts";
import { createAction } from "./create.ts";
import { deleteAction } from "./delete.ts";
import { discardVersionAction } from "./discard-version.ts";
import { discardAction } from "./discard.ts";
import { editAction } from "./edit.ts";
import { publishAction } from "./publish.ts";
import { replaceDraftAction } from "./replace-draft.ts";
import { unpublishAction } from "./unpublish.ts";

/** Releases are switched off in the studio, so their actions are unknown here. */
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
]);

/** Runs one action of a request. Each action sees the changes of those before it. */
export const runAction: ItemRunner = (item, working) => {
  checkShape(item);
  const type = isRecord(item) ? item.actionType : undefined;
  const rule = typeof type === "string" ? rules.get(type) : undefined;
  if (!rule)
    throw new Fault(400, "unknownActionError", `Unknown action type ${JSON.stringify(type ?? null)}`);
  for (const mutation of rule(item, working)) applyMutation(parseMutation(mutation), working);
};
