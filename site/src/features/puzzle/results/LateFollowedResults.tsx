import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";

/** `FollowedResults`, loaded when the page is interactive: the server has no player's results. */
export const LateFollowedResults = lazyWithPreload(() =>
  import("./FollowedResults.tsx").then((module) => module.FollowedResults),
);
