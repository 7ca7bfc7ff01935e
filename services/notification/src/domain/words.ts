import { moneyText, type PuzzleDate } from "@wordlehint/contracts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A length of time for people, such as `60 minutes`, `24 hours` or `7 days`. */
export function durationInWords(ms: number): string {
  if (ms >= 3 * dayMs) return count(Math.round(ms / dayMs), "day");
  if (ms >= 2 * hourMs) return count(Math.round(ms / hourMs), "hour");
  return count(Math.max(1, Math.round(ms / minuteMs)), "minute");
}

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? "" : "s"}`;

const instantFormat = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});
const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const puzzleDateFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** An instant, such as `23 November 2026 at 04:31 (UTC)`. */
export const instantInWords = (instant: Date): string =>
  `${plainSpaces(instantFormat.format(instant))} (UTC)`;

/** The day of an instant, such as `21 December 2026`. */
export const dayInWords = (instant: Date): string => dayFormat.format(instant);

/** A puzzle date, such as `Saturday 21 November`. */
export const puzzleDateInWords = (date: PuzzleDate): string =>
  puzzleDateFormat.format(new Date(`${date}T00:00:00Z`));

/** An amount, such as `$3.77`. */
export const amountInWords = (amount: number, currency: string): string =>
  plainSpaces(moneyText({ amount, currency }));

/** Mail programs show narrow no-break spaces in different ways. */
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
