import * as z from "zod";
import { actionRule, existing } from "./action.ts";
import { documentId } from "./fields.ts";

/** Takes a document out of its release. */
export const discardVersionAction = actionRule(
  z.object({ versionId: documentId }),
  ({ versionId }, working) => {
    existing(working, versionId, "Version");
    return [{ delete: { id: versionId } }];
  },
);
