import { late } from "../../../lib/late.tsx";

/** `FollowedResults`, loaded when the page is interactive: the server knows nobody's results. */
export const LateFollowedResults = late(() =>
  import("./FollowedResults.tsx").then((module) => module.FollowedResults),
);
