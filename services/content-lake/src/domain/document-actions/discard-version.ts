import * as z from "zod";
import { actionRule, existing } from "./action.ts";
import { documentId } from "./fields.ts";

/** Deletes a version of a document. The studio discards drafts with it, and deletes documents never published. */
export const discardVersionAction = actionRule(
  z.object({ versionId: documentId }),
  ({ versionId }, working) => {
    existing(working, versionId, "Version");
    return [{ delete: { id: versionId } }];
  },
);
