import type { DatedRiddle, LatestRiddle } from "@wordlehint/contracts";

/**
 * The part of a riddle that a page may contain: the same for everyone with that date. It has neither the
 * answer nor anything that depends on the time zone, because one rendered page serves all of them.
 */
export type ShownRiddle = Pick<
  LatestRiddle,
  "id" | "date" | "puzzleNumber" | "wordLength" | "riddle" | "facts"
>;

/** Reduces the API's riddle to the part that a page may contain. */
export function toShownRiddle(latest: LatestRiddle): ShownRiddle {
  const { id, date, puzzleNumber, wordLength, riddle, facts } = latest;
  return { id, date, puzzleNumber, wordLength, riddle, facts };
}

/** The part of a date's riddle that its page may contain. */
export type ShownDatedRiddle = ShownRiddle & Pick<DatedRiddle, "theme" | "previousDate" | "nextDate">;

/** Reduces the API's riddle of a date to the part that a page may contain. */
export function toShownDatedRiddle(dated: DatedRiddle): ShownDatedRiddle {
  const { theme, previousDate, nextDate } = dated;
  return { ...toShownRiddle(dated), theme, previousDate, nextDate };
}
