import * as z from "zod";
import { actionRule } from "./action.ts";
import { documentId } from "./fields.ts";

/** Deletes a draft, if it exists. */
export const discardAction = actionRule(z.object({ draftId: documentId }), ({ draftId }) => [
  { delete: { id: draftId } },
]);
