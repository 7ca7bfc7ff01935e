import * as z from "zod";
import { actionRule, copyAs, existing, expectRevision } from "./action.ts";
import { content, documentId, revision } from "./fields.ts";

const action = z.union([
  z.object({ document: content }),
  z.object({ baseId: documentId, versionId: documentId, ifBaseRevisionId: revision }),
]);

/** Makes a version of a document for a release, from given content or from another document's. */
export const createVersionAction = actionRule(action, (asked, working) => {
  if ("document" in asked) return [{ create: asked.document }];
  const base = existing(working, asked.baseId, "Base document");
  expectRevision(base, asked.ifBaseRevisionId, asked.baseId);
  return [{ create: copyAs(asked.versionId, base) }];
});
