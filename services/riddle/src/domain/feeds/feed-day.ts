import type { PuzzleDate } from "@wordlehint/contracts";

/** A released riddle in a feed: its verse, and none of the help that a player opens. */
export type FeedDay = {
  date: PuzzleDate;
  puzzleNumber: number;
  /** The lines of the verse. */
  lines: readonly string[];
  releasedAt: Date;
};

/** The name of a feed where it is listed. */
export const feedTitle = "Daily Wordle hints";
/** The description of a feed. */
export const feedDescription =
  "A riddle a day for the daily five-letter word game. It doesn't name the answer; hints, letters and the answer are opened on its page.";
