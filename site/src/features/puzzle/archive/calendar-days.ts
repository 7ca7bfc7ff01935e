import type { PuzzleDate, Result } from "@wordlehint/contracts";
import type { ArchiveMonth } from "../../../content/archive-page-data.ts";
import type { CalendarDay } from "./tile-words.ts";

/**
 * Returns how the days of a month stand, by date.
 * @param results the player's; empty until they are known
 * @param isKept set for a page that was kept, whose last day may be over
 */
export function calendarDays(
  { through, days, later }: ArchiveMonth,
  results: readonly Result[],
  isKept = false,
): (date: PuzzleDate) => CalendarDay {
  const riddles = new Map(days.map((day) => [day.date, day]));
  const guesses = new Map(results.map((result) => [result.date, result.guesses]));
  return (date) => {
    const riddle = riddles.get(date);
    // Only the latest month has no later one, and its last released day is today.
    const isToday = !isKept && later === null && date === through;
    if (!riddle) return { date, isToday, mark: date > through ? "closed" : "none" };
    const { puzzleNumber } = riddle;
    const result = guesses.get(date);
    if (result === undefined) return { date, isToday, puzzleNumber, mark: "riddle" };
    return { date, isToday, puzzleNumber, mark: result === null ? "failed" : "solved", guesses: result };
  };
}
