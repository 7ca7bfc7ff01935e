import type { PuzzleDate } from "@wordlehint/contracts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
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

/** `Saturday 21 November 2026`. By hand: renderer and browser may carry different locale data. */
export function longDate(date: PuzzleDate): string {
  return `${weekdays[new Date(Date.parse(date)).getUTCDay()]} ${plainDate(date)}`;
}

/** `21 November 2026`. */
export function plainDate(date: PuzzleDate): string {
  const day = new Date(Date.parse(date));
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
