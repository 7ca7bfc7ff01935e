export type { FollowedDay } from "./followed-day.ts";
export { LateFollowedDatedRiddle, LateFollowedRiddle } from "./late-parts.ts";
export { Riddle } from "./Riddle.tsx";
export { RiddleError } from "./RiddleError.tsx";
export { useFollowing } from "./use-following.ts";
export type { LatestRiddle } from "./use-latest-riddle.ts";
