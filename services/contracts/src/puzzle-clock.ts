import type { PuzzleDate } from "./puzzle-date.ts";

/** The zone used when a request names none, and whose releases are announced by events. */
export const homeZone = "America/New_York";

/** The first zone to begin a day: no other zone is ahead of its date. */
export const firstZone = "Pacific/Kiritimati";

/** The last zone to begin a day: no other zone is behind its date. */
export const lastZone = "Etc/GMT+12";

/** A riddle is released at 00:05 on its date, in the time zone of the visitor. */
const releaseDelayMs = 5 * 60_000;

/**
 * Returns the date of the latest riddle that is released in a zone.
 * @param nowMs milliseconds since the epoch
 * @throws {RangeError} if the runtime doesn't know the zone
 */
export function latestPuzzleDate(nowMs: number, timeZone: string): PuzzleDate {
  return wallClock(nowMs - releaseDelayMs, timeZone)
    .toISOString()
    .slice(0, 10);
}

/**
 * Returns the instant of a riddle's release in a zone, in milliseconds since the epoch. If clocks skip 00:05
 * on that date, the release is when 00:05 would have been without the skip; if they show it twice, the first time.
 * @throws {RangeError} if the runtime doesn't know the zone
 */
export function releaseInstantMs(date: PuzzleDate, timeZone: string): number {
  const wallMs = Date.parse(date) + releaseDelayMs;
  const early = wallMs - offsetMs(wallMs - halfDayMs, timeZone);
  const late = wallMs - offsetMs(wallMs + halfDayMs, timeZone);
  // No change of clocks is near.
  if (early === late) return early;
  const hits = [early, late].filter((instant) => wallClock(instant, timeZone).getTime() === wallMs);
  return hits.length > 0 ? Math.min(...hits) : Math.max(early, late);
}

const halfDayMs = 43_200_000;

function offsetMs(instantMs: number, timeZone: string): number {
  return wallClock(instantMs, timeZone).getTime() - instantMs;
}

/** The local time in `timeZone`, to the second, as if it were UTC. */
function wallClock(instantMs: number, timeZone: string): Date {
  const fields = fieldsByTemporal(instantMs, timeZone) ?? fieldsByIntl(instantMs, timeZone);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

interface WallFields {
  year?: number;
  month?: number;
  day?: number;
  hour?: number;
  minute?: number;
  second?: number;
}

/** The part of `Temporal` that is used here. Node.js 24 and older browsers have none. */
interface MaybeTemporal {
  Temporal?: {
    Instant: {
      fromEpochMilliseconds: (ms: number) => { toZonedDateTimeISO: (timeZone: string) => WallFields };
    };
  };
}

/** Takes no time in a browser, where the first use of `Intl` takes 30 ms and more. */
function fieldsByTemporal(instantMs: number, timeZone: string): WallFields | undefined {
  const { Temporal } = globalThis as MaybeTemporal;
  return Temporal?.Instant.fromEpochMilliseconds(Math.floor(instantMs)).toZonedDateTimeISO(timeZone);
}

function fieldsByIntl(instantMs: number, timeZone: string): WallFields {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instantMs)) part[type] = Number(value);
  return part;
}

/** Making a format takes longer than using it a dozen times. */
const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 100;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
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
  if (formats.size >= maxFormats) formats.clear();
  formats.set(timeZone, format);
  return format;
}
