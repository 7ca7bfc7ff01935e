import { addDays, monthNames, type PuzzleDate } from "@wordlehint/contracts";

/** A calendar month, `YYYY-MM`. */
export type PuzzleMonth = string;

/** Returns the month of a date. */
export function monthOf(date: PuzzleDate): PuzzleMonth {
  return date.slice(0, 7);
}

/** Returns the first day of a month. */
export function firstDayOf(month: PuzzleMonth): PuzzleDate {
  return `${month}-01`;
}

/** Returns the last day of a month. */
export function lastDayOf(month: PuzzleMonth): PuzzleDate {
  return addDays(firstDayOf(monthAfter(month)), -1);
}

export function monthAfter(month: PuzzleMonth): PuzzleMonth {
  return monthOf(addDays(firstDayOf(month), 31));
}

/** Formats as `November 2026`. */
export function monthName(month: PuzzleMonth): string {
  const { year, number } = partsOf(month);
  return `${monthNames[number - 1]} ${year}`;
}

/** Formats as `november-2026`, as in the addresses of the archive. */
export function monthSlug(month: PuzzleMonth): string {
  return monthName(month).toLowerCase().replace(" ", "-");
}

/** Reads exactly what `monthSlug` writes; null for anything else. */
export function readMonthSlug(slug: string): PuzzleMonth | null {
  const [name, year = "", ...rest] = slug.split("-");
  const index = monthNames.findIndex((known) => known.toLowerCase() === name);
  if (index === -1 || !/^2\d{3}$/.test(year) || rest.length > 0) return null;
  return `${year}-${String(index + 1).padStart(2, "0")}`;
}

/** Returns every day of a month, in order. */
export function daysOf(month: PuzzleMonth): PuzzleDate[] {
  const first = firstDayOf(month);
  const count = Number(lastDayOf(month).slice(8));
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

function partsOf(month: PuzzleMonth): { year: number; number: number } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return { year, number };
}
