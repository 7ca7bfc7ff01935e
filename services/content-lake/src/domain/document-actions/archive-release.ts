import { actionRule } from "./action.ts";
import { ofRelease, releaseIn, setState } from "./release.ts";

/** Puts a release aside; its versions stay, out of reach of its perspective's publishing. */
export const archiveReleaseAction = actionRule(ofRelease, ({ releaseId }, working) => {
  releaseIn(working, releaseId, ["active"]);
  return [setState(releaseId, "archived")];
});

export const unarchiveReleaseAction = actionRule(ofRelease, ({ releaseId }, working) => {
  releaseIn(working, releaseId, ["archived"]);
  return [setState(releaseId, "active")];
});
