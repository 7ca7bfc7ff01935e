import { releaseDocumentId } from "../document-id.ts";
import { actionRule } from "./action.ts";
import { ofRelease, releaseIn, versionsIn } from "./release.ts";

/** Deletes a release that is over, with its versions. */
export const deleteReleaseAction = actionRule(ofRelease, ({ releaseId }, working) => {
  releaseIn(working, releaseId, ["archived", "published"]);
  const versions = versionsIn(working, releaseId).map(({ _id }) => _id);
  return [...versions, releaseDocumentId(releaseId)].map((id) => ({ delete: { id } }));
});
