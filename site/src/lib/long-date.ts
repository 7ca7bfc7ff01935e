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
  const day = new Date(Date.parse(date));
  const weekday = weekdays[day.getUTCDay()];
  const month = months[day.getUTCMonth()];
  return `${weekday} ${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}
