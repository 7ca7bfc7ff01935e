import { addDays, type DatedRiddle, type PuzzleDate } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { datedRiddleView } from "../domain/riddle.ts";
import { findReleasedRiddle } from "./find-released-riddle.ts";

/**
 * Finds the riddle of a date that is released in a time zone, the dates of its neighbors there, and that of the first
 * riddle.
 * @throws {DomainError} see `findReleasedRiddle`
 */
export function findDatedRiddle(
  context: Context,
  query: { date: PuzzleDate; tz?: string | undefined },
): DatedRiddle {
  const { archive, config } = context;
  const { riddle, zone, now, latest } = findReleasedRiddle(context, query);
  const neighbors = {
    previousDate: archive.newestBefore(riddle.date) ?? null,
    nextDate: nextReleased(context, riddle.date, latest),
    firstDate: archive.firstDate() ?? null,
  };
  return datedRiddleView(riddle, zone, now, config.PUZZLE_NUMBER_OFFSET, neighbors);
}

function nextReleased({ archive }: Context, date: PuzzleDate, latest: PuzzleDate): PuzzleDate | null {
  for (let later = date; later < latest;) {
    later = addDays(later, 1);
    if (archive.get(later)) return later;
  }
  return null;
}
