import * as z from "zod";
import { actionRule, copyAs, existing, expectRevision } from "./action.ts";
import { documentId, revision } from "./fields.ts";

const action = z.object({ baseId: documentId, versionId: documentId, ifBaseRevisionId: revision });

/** Copies a document to another version of it: the studio's "Copy to drafts". */
export const createVersionAction = actionRule(action, ({ baseId, versionId, ifBaseRevisionId }, working) => {
  const base = existing(working, baseId, "Base document");
  expectRevision(base, ifBaseRevisionId, baseId);
  return [{ create: copyAs(versionId, base) }];
});
