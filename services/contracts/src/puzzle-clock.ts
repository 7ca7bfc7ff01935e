import type { PuzzleDate } from "./puzzle-date.ts";

/** The zone that counts where none is named, and in which releases are announced. */
export const homeZone = "America/New_York";

/** No place on Earth has a later date than the first of these, or an earlier one than the second. */
export const firstZone = "Pacific/Kiritimati";
export const lastZone = "Etc/GMT+12";

/** A riddle is released at five past midnight on its date, in the zone that reads it (specification, section 9). */
const releaseDelayMs = 5 * 60_000;

/**
 * The date whose riddle is the latest one released in a zone.
 * @param nowMs milliseconds of the epoch
 * @throws {RangeError} when the runtime doesn't know the zone
 */
export function latestPuzzleDate(nowMs: number, timeZone: string): PuzzleDate {
  return wallClock(nowMs - releaseDelayMs, timeZone)
    .toISOString()
    .slice(0, 10);
}

/**
 * The instant, in milliseconds of the epoch, from which a zone may see the riddle of a date. Where clocks jump
 * over 00:05 it is as long after the jump; where they show it twice, the first time counts.
 * @throws {RangeError} when the runtime doesn't know the zone
 */
export function releaseInstantMs(date: PuzzleDate, timeZone: string): number {
  const wallMs = Date.parse(date) + releaseDelayMs;
  const early = wallMs - offsetMs(wallMs - halfDayMs, timeZone);
  const late = wallMs - offsetMs(wallMs + halfDayMs, timeZone);
  const hits = [early, late].filter((instant) => wallClock(instant, timeZone).getTime() === wallMs);
  return hits.length > 0 ? Math.min(...hits) : Math.max(early, late);
}

const halfDayMs = 43_200_000;

function offsetMs(instantMs: number, timeZone: string): number {
  return wallClock(instantMs, timeZone).getTime() - instantMs;
}

/** What clocks in `timeZone` show, as if it were UTC, to the second. */
function wallClock(instantMs: number, timeZone: string): Date {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(instantMs)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
