import { publishedIdOf } from "../document-id.ts";
import type { Mutation } from "../mutations/mutation.ts";
import { actionRule } from "./action.ts";
import { publication } from "./publish.ts";
import { marksDeletion, ofRelease, releaseIn, setState, versionsIn } from "./release.ts";

/** Publishes all versions of a release at once. */
export const publishReleaseAction = actionRule(ofRelease, ({ releaseId }, working) => {
  releaseIn(working, releaseId, ["active"]);
  const mutations: Mutation[] = versionsIn(working, releaseId).flatMap((version) => {
    const publishedId = publishedIdOf(version._id);
    if (!marksDeletion(version)) return publication(version, publishedId, working);
    return [publishedId, version._id].map((id) => ({ delete: { id } }));
  });
  return [...mutations, setState(releaseId, "published", { publishedAt: working.now })];
});
