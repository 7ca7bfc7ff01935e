import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import { liveDates } from "./puzzle-clock.ts";

/**
 * The dates whose answers must stay secret: every date that is the latest in some time zone, where its answer is not
 * yet available, and the coming dates up to the horizon.
 */
export function lockedDates(nowMs: number, horizonDays: number): PuzzleDate[] {
  const { earliest, latest } = liveDates(nowMs);
  const last = addDays(latest, horizonDays);
  const dates: PuzzleDate[] = [];
  for (let date = earliest; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}
