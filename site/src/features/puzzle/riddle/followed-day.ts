import type { PuzzleDate } from "@wordlehint/contracts";
import type { ShownDatedRiddle } from "../../../lib/shown-riddle.ts";

/** The riddle of a hint page's day, as far as the browser knows it. */
export interface FollowedDay {
  /** As in the page's data, or `loading` while there is nothing to show yet. */
  state: "shown" | "absent" | "failed" | "loading";
  /** Null unless `state` is `shown`. */
  riddle: ShownDatedRiddle | null;
  /** The latest puzzle date where the player is; null until the browser says it. */
  latest: PuzzleDate | null;
  isPending: boolean;
  reload: () => void;
  /** Looks which day it is, and fetches the riddle if it is not fresh. */
  refresh: () => void;
}
