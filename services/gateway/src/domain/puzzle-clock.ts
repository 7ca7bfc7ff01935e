import { LRUCache } from "lru-cache";
import { firstZone, homeZone, lastZone, latestPuzzleDate, type PuzzleDate } from "@wordlehint/contracts";

const minuteMs = 60_000;

/**
 * Every date that is live anywhere is live in one of these: at home, in the zone where a day ends last, or in
 * the one where it begins first. Pages of a date are always rendered for the first of them that has the date,
 * so that no visitor decides what others are shown.
 */
const renderZones = [homeZone, lastZone, firstZone] as const;

export type PuzzleClock = {
  /** The puzzle date of a visitor who sends this Cookie header. */
  dateOf(cookieHeader: string | undefined): PuzzleDate;
  /** Dates whose riddle is the current one somewhere: two or three. */
  liveDates(): ReadonlySet<PuzzleDate>;
  /** The zone for which pages of this date are rendered now. */
  renderZone(date: PuzzleDate): string;
};

/** @param now milliseconds since the epoch, as `Date.now`. */
export function createPuzzleClock(now: () => number): PuzzleClock {
  const zones = new LRUCache<string, string>({ max: 1000 });
  const dates = new LRUCache<string, { minute: number; date: PuzzleDate }>({ max: 1000 });

  const dateIn = (zone: string): PuzzleDate => {
    const instant = now();
    const minute = Math.floor(instant / minuteMs);
    const known = dates.get(zone);
    if (known?.minute === minute) return known.date;
    const date = latestPuzzleDate(instant, zone);
    dates.set(zone, { minute, date });
    return date;
  };

  const zoneOf = (name: string): string => {
    const known = zones.get(name);
    if (known !== undefined) return known;
    const zone = canonicalZone(name) ?? homeZone;
    zones.set(name, zone);
    return zone;
  };

  return {
    dateOf: (cookieHeader) => {
      const name = cookieHeader === undefined ? undefined : zoneCookie(cookieHeader);
      return dateIn(name === undefined ? homeZone : zoneOf(name));
    },
    liveDates: () => new Set(renderZones.map(dateIn)),
    renderZone: (date) => renderZones.find((zone) => dateIn(zone) === date) ?? homeZone,
  };
}

const zoneName = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** The cookie `tz`, when it looks like a zone's name; its slash may be sent escaped. */
export function zoneCookie(cookieHeader: string): string | undefined {
  const value = /(?:^|;\s*)tz="?([^;"]{0,128})/.exec(cookieHeader)?.[1]?.replaceAll(/%2[Ff]/g, "/");
  return value !== undefined && zoneName.test(value) ? value : undefined;
}

function canonicalZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
