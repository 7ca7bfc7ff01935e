import type { PuzzleDate } from "@wordlehint/contracts";

/** What feeds tell about a released riddle: its verse, and none of the help that a player opens. */
export type FeedDay = {
  date: PuzzleDate;
  puzzleNumber: number;
  /** The lines of the verse. */
  lines: readonly string[];
  releasedAt: Date;
};

/** What a feed is called where it is listed. */
export const feedTitle = "Daily Wordle hints";
/** What a feed says of itself. */
export const feedDescription =
  "A riddle a day for the daily five-letter word game. It doesn't name the answer; hints, letters and the answer are opened on its page.";
