import { addDays, latestPuzzleDate, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";

const hourMs = 3_600_000;

/** A mailing that hasn't begun by then isn't sent any more: the next riddle is nearer. */
export const latestStartMs = 12 * hourMs;

/** The daily mail of a date to the subscribers of a time zone. */
export type MailingPlan = {
  id: string;
  timeZone: string;
  date: PuzzleDate;
  releasedAt: Date;
  /** The next release in the zone: no mail is sent any more then. */
  expiresAt: Date;
  isLate: boolean;
};

/** The mailing of the latest riddle that is released in a zone. */
export function mailingIn(timeZone: string, now: Date): MailingPlan {
  const date = latestPuzzleDate(now.getTime(), timeZone);
  const releasedMs = releaseInstantMs(date, timeZone);
  return {
    id: `${date} ${timeZone}`,
    timeZone,
    date,
    releasedAt: new Date(releasedMs),
    expiresAt: nextReleaseIn(timeZone, now),
    isLate: now.getTime() - releasedMs > latestStartMs,
  };
}

/** Returns the time of the next release in a zone. */
export function nextReleaseIn(timeZone: string, now: Date): Date {
  const date = latestPuzzleDate(now.getTime(), timeZone);
  return new Date(releaseInstantMs(addDays(date, 1), timeZone));
}
