import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import { lastDayOf, monthOf, type PuzzleMonth } from "./puzzle-month.ts";

/** Returns the last released date of a month that has begun. */
export function lastReleased(month: PuzzleMonth, latest: PuzzleDate): PuzzleDate {
  const last = lastDayOf(month);
  return last < latest ? last : latest;
}

/** Returns the month after, if it has begun: the day after a month's last one is released by then. */
export function laterMonth(month: PuzzleMonth, latest: PuzzleDate): PuzzleMonth | null {
  return month < monthOf(latest) ? monthOf(addDays(lastDayOf(month), 1)) : null;
}
