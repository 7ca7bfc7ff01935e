import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import { Temporal } from "temporal-polyfill";

/** The zone that counts where none is named, and in which releases are announced. */
export const homeZone = "America/New_York";

/** No place on Earth has an earlier date than the first, or a later one than the second. */
const lastZone = "Etc/GMT+12";
const firstZone = "Pacific/Kiritimati";

const minutesAfterMidnight = 5;
const answerDelayMs = 24 * 3_600_000;

/**
 * When the puzzle of a date is released in a zone: five minutes after that date begins there. That is 00:05
 * on the clock, but where the clock skips midnight.
 */
export function releaseInstant(date: PuzzleDate, zone: string): Date {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(zone);
  return new Date(start.add({ minutes: minutesAfterMidnight }).epochMilliseconds);
}

/** The answer can be read 24 hours after the release in the same zone. */
export function answerInstant(date: PuzzleDate, zone: string): Date {
  return new Date(releaseInstant(date, zone).getTime() + answerDelayMs);
}

/** The date whose puzzle is the latest one released in a zone. */
export function latestPuzzleDate(now: Date, zone: string): PuzzleDate {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
  return now < releaseInstant(today, zone) ? addDays(today, -1) : today;
}

/** The earliest and the latest date that are some zone's latest at this instant. */
export function liveDates(now: Date): { earliest: PuzzleDate; latest: PuzzleDate } {
  return { earliest: latestPuzzleDate(now, lastZone), latest: latestPuzzleDate(now, firstZone) };
}

/** Whether the runtime knows this IANA zone. Offsets such as `+02:00` are no zones: they have no rules. */
export function isKnownZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
