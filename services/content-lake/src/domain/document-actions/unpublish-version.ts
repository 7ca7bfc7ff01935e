import * as z from "zod";
import { actionRule, copyAs, existing } from "./action.ts";
import { documentId } from "./fields.ts";

const action = z.object({ versionId: documentId, publishedId: documentId });

/** Marks a version: when its release is published, the published document goes. */
export const unpublishVersionAction = actionRule(action, ({ versionId, publishedId }, working) => {
  const mark = { patch: { id: versionId, set: { "_system.delete": true } } };
  if (working.get(versionId)) return [mark];
  const published = existing(working, publishedId, "Published document");
  return [{ create: copyAs(versionId, published) }, mark];
});
