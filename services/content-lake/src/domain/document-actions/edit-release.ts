import { releaseDocumentId } from "../document-id.ts";
import { Fault } from "../lake-error.ts";
import { parseOperations } from "../mutations/mutation.ts";
import { actionRule } from "./action.ts";
import { ofRelease, releaseIn } from "./release.ts";
import * as z from "zod";

const action = ofRelease.extend({ patch: z.unknown() });

/** Changes a release's metadata; its state is changed by the other actions. */
export const editReleaseAction = actionRule(action, ({ releaseId, patch }, working) => {
  releaseIn(working, releaseId, ["active"]);
  const operations = parseOperations(patch);
  const { insert: _insert, unset = [], ...byPath } = operations;
  const paths = [...unset, ...Object.values(byPath).flatMap((map) => Object.keys(map ?? {}))];
  if (paths.every((path) => path === "metadata" || path.startsWith("metadata."))) {
    return [{ patch: { id: releaseDocumentId(releaseId), ...operations } }];
  }
  throw new Fault(400, "validationError", "Only the metadata of a release can be edited");
});
