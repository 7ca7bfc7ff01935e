import type { PuzzleDate } from "@wordlehint/contracts";
import { daysOf, type PuzzleMonth } from "../../../lib/puzzle-month.ts";

/** The days of a week, from Sunday. */
export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Returns the weeks of a month, each from Sunday; null for the days of other months. */
export function weeksOf(month: PuzzleMonth): (PuzzleDate | null)[][] {
  const days = daysOf(month);
  const before = new Date(Date.parse(days[0] ?? "")).getUTCDay();
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const count = Math.ceil(cells.length / weekdays.length);
  return Array.from({ length: count }, (_, week) =>
    weekdays.map((_name, day) => cells[week * weekdays.length + day] ?? null),
  );
}
