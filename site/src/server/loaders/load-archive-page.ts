import {
  addDays,
  lastZone,
  latestPuzzleDate,
  type DatedRiddle,
  type PreviousRiddle,
  type PuzzleDate,
} from "@wordlehint/contracts";
import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import type { ArchiveMonth, ArchivePageData, ArchiveRange } from "../../content/archive-page-data.ts";
import { toArchiveDay } from "../../lib/archive-day.ts";
import { laterMonth, lastReleased } from "../../lib/archive-month.ts";
import { logFailure } from "../../lib/log.ts";
import {
  daysOf,
  firstDayOf,
  lastDayOf,
  monthOf,
  readMonthSlug,
  type PuzzleMonth,
} from "../../lib/puzzle-month.ts";
import { cacheControl, surrogateKey } from "../page-headers.ts";
import { readPageRequest } from "../page-request.ts";
import {
  fetchDatedRiddle,
  fetchLatestRiddle,
  fetchPreviousRiddles,
  requestedZone,
  type PreviousMonth,
} from "../riddle-service.ts";
import { fetchSettings } from "../site-settings/fetch-settings.ts";
import { siteOrigin } from "../site-origin.ts";

type Request = Pick<GetServerDataProps, "url" | "headers">;

/**
 * Loads the archive's page of the month that its address names, or of the latest month, for the time zone in the
 * gateway's header `x-time-zone`. Status 404 for a month that hasn't begun there, that is before the first riddle, and
 * for what names no month; 503 without the riddle service.
 * @param slug the last part of the address; null for the latest month
 */
export async function loadArchivePage(
  serverRequest: Request,
  slug: string | null,
): GetServerDataReturn<ArchivePageData> {
  const request = readPageRequest(serverRequest);
  const loadingSettings = fetchSettings(request);
  const found = await findMonth(slug, requestedZone(serverRequest)).catch((error: unknown) => {
    logFailure(`Could not load the archive's page ${slug ?? "of the latest month"}`, error);
    return null;
  });
  const known = await loadingSettings;
  const origin = siteOrigin();
  const frame = { slug, settings: known.settings, origin };
  if (found === null) {
    return {
      status: 503,
      headers: { "Cache-Control": "no-store" },
      props: { ...frame, state: "failed", month: null, range: null },
    };
  }
  const { month, range, tags } = found;
  return {
    ...(!month && { status: 404 }),
    headers: {
      "Cache-Control": cacheControl(request, known),
      ...surrogateKey(request, [...tags, ...known.tags]),
    },
    props: { ...frame, state: month ? "shown" : "absent", month, range: month ? null : range },
  };
}

interface FoundMonth {
  /** Null if the archive has no page of that month. */
  month: ArchiveMonth | null;
  range: ArchiveRange;
  /** The gateway purges the page by them. One with `puzzle:` tags is kept for one puzzle date, any other for all. */
  tags: string[];
}

/** @throws if the riddle service fails */
async function findMonth(slug: string | null, zone: string): Promise<FoundMonth> {
  // The service decides which day it is: the clocks may disagree for a moment.
  const { date: latest } = await fetchLatestRiddle(zone);
  const asked = slug === null ? monthOf(latest) : readMonthSlug(slug);
  const isBegun = asked !== null && asked <= monthOf(latest);
  const [newest, previous] = await Promise.all([
    fetchDatedRiddle(latest, zone),
    isBegun ? fetchPreviousRiddles(asked, zone) : null,
  ]);
  if (!newest) throw new Error(`the latest riddle, of ${latest}, is not released`);
  const range = { first: newest.firstDate, latest };
  const isBeforeFirst = asked !== null && range.first !== null && asked < monthOf(range.first);
  if (asked === null || !previous || isBeforeFirst) {
    const past = asked === null ? [] : pastTags(asked, latest);
    return { month: null, range, tags: [`puzzle:${latest}`, ...past] };
  }
  const month = {
    month: asked,
    through: lastReleased(asked, latest),
    days: [...newestIn(asked, newest), ...before(latest, previous)].map(toArchiveDay),
    earlier: previous.earlier,
    later: laterMonth(asked, latest),
  };
  const live = isOverEverywhere(asked) ? [] : liveTags(asked, latest);
  return { month, range, tags: [...live, ...pastTags(asked, latest)] };
}

/** The latest riddle, which isn't among the previous ones. */
function newestIn(month: PuzzleMonth, newest: DatedRiddle): DatedRiddle[] {
  return monthOf(newest.date) === month ? [newest] : [];
}

/** The next riddle may have been released since the latest one was fetched. */
function before(latest: PuzzleDate, { riddles }: PreviousMonth): readonly PreviousRiddle[] {
  return riddles.filter(({ date }) => date < latest);
}

/** Returns whether the next month's first riddle is released in every zone. */
function isOverEverywhere(month: PuzzleMonth): boolean {
  return addDays(lastDayOf(month), 1) <= latestPuzzleDate(Date.now(), lastZone);
}

/** A past riddle may be added later; one of the month before adds the link there. */
function pastTags(month: PuzzleMonth, latest: PuzzleDate): string[] {
  const dates = [addDays(firstDayOf(month), -1), ...daysOf(month)];
  return dates.filter((date) => date <= latest).map((date) => `past-puzzle:${date}`);
}

function liveTags(month: PuzzleMonth, latest: PuzzleDate): string[] {
  return [latest, ...daysOf(month).filter((date) => date <= latest)].map((date) => `puzzle:${date}`);
}
