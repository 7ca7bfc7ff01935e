import type { LatestRiddle } from "@wordlehint/contracts";

/**
 * What a page holds of a riddle: the same for everyone who has that date. The word is left out by type,
 * and so is what differs from zone to zone, because one rendered page serves them all.
 */
export type ShownRiddle = Pick<
  LatestRiddle,
  "id" | "date" | "puzzleNumber" | "wordLength" | "riddle" | "facts"
>;

/** The part of an API answer that a page may hold. */
export function toShownRiddle(latest: LatestRiddle): ShownRiddle {
  const { id, date, puzzleNumber, wordLength, riddle, facts } = latest;
  return { id, date, puzzleNumber, wordLength, riddle, facts };
}
