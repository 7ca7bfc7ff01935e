import type { PuzzleDate } from "./puzzle-date.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * Formats as `Saturday 21 November 2026`. Not by `Intl`, because renderer and browser may have different
 * locale data.
 */
export function longDate(date: PuzzleDate): string {
  return `${weekdays[new Date(Date.parse(date)).getUTCDay()]} ${plainDate(date)}`;
}

/** Formats as `21 November 2026`. */
export function plainDate(date: PuzzleDate): string {
  const day = new Date(Date.parse(date));
  return `${day.getUTCDate()} ${monthNames[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
