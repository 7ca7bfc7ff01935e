import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import { liveDates } from "./puzzle-clock.ts";

/**
 * The dates whose answers may not be told: those that are the current ones somewhere, where the answer can't be
 * read yet, and the coming ones as far as they are made ahead.
 */
export function lockedDates(nowMs: number, horizonDays: number): PuzzleDate[] {
  const { earliest, latest } = liveDates(nowMs);
  const last = addDays(latest, horizonDays);
  const dates: PuzzleDate[] = [];
  for (let date = earliest; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}
