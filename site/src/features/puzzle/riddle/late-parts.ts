import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";

// Loaded once a page has to follow its riddle: they bring RTK Query.
export const LateFollowedRiddle = lazyWithPreload(() =>
  import("./FollowedRiddle.tsx").then((module) => module.FollowedRiddle),
);
export const LateFollowedDatedRiddle = lazyWithPreload(() =>
  import("./FollowedDatedRiddle.tsx").then((module) => module.FollowedDatedRiddle),
);
