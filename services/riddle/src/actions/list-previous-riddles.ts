import { addDays, latestPuzzleDate, releaseInstantMs, type PreviousRiddle } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { previousRiddleView } from "../domain/riddle.ts";
import { zoneOrHome } from "../domain/zone-or-home.ts";

/** A page of the archive. */
export type PreviousRiddles = {
  /** The newest first. */
  riddles: PreviousRiddle[];
  /** The month before this one that has riddles, `YYYY-MM`; undefined when there is none. */
  earlierMonth: string | undefined;
  /** The next release in the zone, in milliseconds since the epoch. */
  nextReleaseMs: number;
};

/**
 * Lists the riddles of a month before the latest one in a time zone; without a month, those of the newest one's.
 * @throws {DomainError} `unavailable` until the past riddles have been read
 */
export function listPreviousRiddles(
  { archive, now: clock, config }: Context,
  { month: asked, tz }: { month?: string | undefined; tz?: string | undefined },
): PreviousRiddles {
  if (!archive.isFilled())
    throw new DomainError("unavailable", "Earlier riddles can't be shown yet. Please try again shortly.");
  const zone = zoneOrHome(tz);
  const now = clock();
  const latest = latestPuzzleDate(now.getTime(), zone);
  const newest = archive.newestBefore(latest);
  const month = asked ?? newest?.slice(0, 7) ?? latest.slice(0, 7);
  const riddles: PreviousRiddle[] = [];
  for (let day = 31; day >= 1; day--) {
    const date = `${month}-${String(day).padStart(2, "0")}`;
    const riddle = date < latest ? archive.get(date) : undefined;
    if (riddle) riddles.push(previousRiddleView(riddle, zone, now, config.PUZZLE_NUMBER_OFFSET));
  }
  const first = `${month}-01`;
  return {
    riddles,
    earlierMonth: archive.newestBefore(first < latest ? first : latest)?.slice(0, 7),
    nextReleaseMs: releaseInstantMs(addDays(latest, 1), zone),
  };
}
