import { dateSlug, slugMonths, type PuzzleDate } from "@wordlehint/contracts";

/** Reads exactly what `dateSlug` writes; null for anything else, and for days that don't exist. */
export function readDateSlug(slug: string): PuzzleDate | null {
  const date = guessDate(slug);
  return date !== null && dateSlug(date) === slug ? date : null;
}

/**
 * Reads a date as a visitor may have typed it in an address: `March-05-2025`, `5-march-2025`, `mar-5-2025` or
 * `2025-03-05`. Null if the text isn't a date.
 */
export function guessDate(text: string): PuzzleDate | null {
  const parts = text.toLowerCase().split("-");
  if (parts.length !== 3) return null;
  const [first = "", second = "", third = ""] = parts;
  if (/^\d{4}$/.test(first)) return toDate(first, Number(second), third);
  const isDayFirst = /^\d/.test(first);
  return toDate(third, monthOf(isDayFirst ? second : first), isDayFirst ? first : second);
}

function monthOf(name: string): number {
  if (name.length < 3) return 0;
  return slugMonths.findIndex((month) => month.startsWith(name)) + 1;
}

function toDate(year: string, month: number, day: string): PuzzleDate | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(day)) return null;
  const date = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null;
}
