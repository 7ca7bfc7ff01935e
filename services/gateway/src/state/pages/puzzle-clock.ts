import { canonicalTimeZone, homeZone, latestPuzzleDate, type PuzzleDate } from "@wordlehint/contracts";
import { LRUCache } from "lru-cache";
import { readZoneCookie, renderZones } from "../../domain/pages/time-zone.ts";

const minuteMs = 60_000;

/** The current puzzle dates. They are cached for a minute per time zone, since every request needs one. */
export type PuzzleClock = {
  /** Returns the puzzle date of a visitor who sends this Cookie header. */
  dateOf(cookieHeader: string | undefined): PuzzleDate;
  /** Returns the dates whose riddle is the current one somewhere: two or three. */
  liveDates(): ReadonlySet<PuzzleDate>;
  /** Returns the time zone for which pages of this date are rendered now. */
  renderZone(date: PuzzleDate): string;
};

/** @param now returns milliseconds since the epoch, as `Date.now` does. */
export function createPuzzleClock(now: () => number): PuzzleClock {
  const zones = new LRUCache<string, string>({
    max: 1000,
    memoMethod: (name) => canonicalTimeZone(name) ?? homeZone,
  });
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

  return {
    dateOf: (cookieHeader) => {
      const name = cookieHeader === undefined ? undefined : readZoneCookie(cookieHeader);
      return dateIn(name === undefined ? homeZone : zones.memo(name));
    },
    liveDates: () => new Set(renderZones.map(dateIn)),
    renderZone: (date) => renderZones.find((zone) => dateIn(zone) === date) ?? homeZone,
  };
}
