import * as z from "zod";
import { actionRule } from "./action.ts";
import { documentId } from "./fields.ts";

/** Deletes a draft; one that isn't there is no fault. */
export const discardAction = actionRule(z.object({ draftId: documentId }), ({ draftId }) => [
  { delete: { id: draftId } },
]);
