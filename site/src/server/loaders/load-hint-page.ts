import {
  addDays,
  type DatedRiddle,
  hintAddress,
  lastZone,
  latestPuzzleDate,
  type PuzzleDate,
  type RiddleReview,
} from "@wordlehint/contracts";
import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import type { HintPageData } from "../../content/hint-page-data.ts";
import { dateOfDay, readHintDay, type HintDay } from "../../lib/hint-day.ts";
import { logFailure } from "../../lib/log.ts";
import { toShownDatedRiddle } from "../../lib/shown-riddle.ts";
import { surrogateKey } from "../page-headers.ts";
import { readPageRequest } from "../page-request.ts";
import { cardTypes } from "../queries/card-types.ts";
import { hintPageQuery } from "../queries/hint-page-query.ts";
import { fetchDatedRiddle, fetchLatestRiddle, fetchReview, requestedZone } from "../riddle-service.ts";
import { loadContentPage } from "./load-content-page.ts";

type Request = Pick<GetServerDataProps, "url" | "headers">;

/**
 * Loads the hint page of the day that its address names, for the time zone in the gateway's header `x-time-zone`. Status
 * 404 for a day whose riddle isn't released there, and for what names no day; 503 without the riddle service. Without the
 * content lake, the page has its riddle and no texts, and is cached only briefly.
 */
export async function loadHintPage(request: Request, slug: string): GetServerDataReturn<HintPageData> {
  const loading = loadContentPage(request, {
    query: hintPageQuery,
    types: [...cardTypes, "hintPage", "faq", "checklist", "glossaryTerm"],
    whenAbsent: "empty",
  });
  const finding = findDay(readHintDay(slug), requestedZone(request)).catch((error: unknown) => {
    logFailure(`Could not load the riddle of ${slug}`, error);
    return null;
  });
  const [{ props, headers }, found] = await Promise.all([loading, finding]);
  if (!props) throw new Error("the page's settings are missing");
  const { settings, origin, content, preview } = props;
  const frame = { slug, settings, origin, content, ...(preview && { preview }) };
  if (found === null) {
    return {
      status: 503,
      headers: { "Cache-Control": "no-store" },
      props: { ...frame, state: "failed", riddle: null, review: null, dates: null },
    };
  }
  const { riddle, review, dates, tags } = found;
  return {
    ...(!riddle && { status: 404 }),
    headers: withTags(request, props.state === "unavailable" ? withoutTexts : (headers ?? {}), tags),
    props: {
      ...frame,
      state: riddle ? "shown" : "absent",
      riddle: riddle && toShownDatedRiddle(riddle),
      review,
      dates,
    },
  };
}

/**
 * Redirects a document request to the hint page of the current date in the visitor's time zone. A request for page data
 * can't be redirected: its response has the address in `to`.
 */
export function loadHintRedirect(request: Request): Awaited<GetServerDataReturn<{ to: string }>> {
  const { isPageData } = readPageRequest(request);
  const date = latestPuzzleDate(Date.now(), requestedZone(request));
  const to = hintAddress(date);
  return {
    ...(!isPageData && { status: 302 }),
    headers: { "Cache-Control": "no-store", ...(!isPageData && { Location: to }) },
    props: { to },
  };
}

interface FoundDay {
  /** Null if no riddle of that day is released. */
  riddle: DatedRiddle | null;
  review: RiddleReview | null;
  dates: NonNullable<HintPageData["dates"]>;
  /** The gateway purges the page by them. One with `puzzle:` tags is kept for one puzzle date, any other for all. */
  tags: string[];
}

/** @throws if the riddle service fails */
async function findDay(day: HintDay | null, zone: string): Promise<FoundDay> {
  if (day === "today") {
    // The service decides which day it is: the clocks may disagree for a moment.
    const { date } = await fetchLatestRiddle(zone);
    const riddle = await fetchDatedRiddle(date, zone);
    if (!riddle) throw new Error(`the latest riddle, of ${date}, is not released`);
    return { riddle, review: null, dates: datesOf(riddle, date), tags: [`puzzle:${date}`] };
  }
  const latest = latestPuzzleDate(Date.now(), zone);
  const date = day && dateOfDay(day, latest);
  const riddle = date !== null && date <= latest ? await fetchDatedRiddle(date, zone) : null;
  const isTheSameForAll = day === riddle?.date && isOverEverywhere(day);
  const tags = isTheSameForAll
    ? [`past-puzzle:${date}`]
    : [`puzzle:${latest}`, ...(date === null ? [] : [`puzzle:${date}`])];
  const known = riddle ?? (await fetchDatedRiddle(latest, zone));
  const review = riddle && isOverEverywhere(riddle.date) ? await findReview(riddle.date) : null;
  return { riddle, review, dates: datesOf(known, latest), tags };
}

/** Without it, the page lets the reader fetch it. */
async function findReview(date: PuzzleDate): Promise<RiddleReview | null> {
  return fetchReview(date, lastZone).catch((error: unknown) => {
    logFailure(`Could not load the review of ${date}`, error);
    return null;
  });
}

/** Returns whether a later riddle is the latest one in every time zone. */
function isOverEverywhere(date: PuzzleDate): boolean {
  return addDays(date, 1) <= latestPuzzleDate(Date.now(), lastZone);
}

function datesOf(known: DatedRiddle | null, latest: PuzzleDate): FoundDay["dates"] {
  return { first: known?.firstDate ?? null, latest };
}

const withoutTexts = { "Cache-Control": "public, max-age=0, must-revalidate, s-maxage=10" };

function withTags(request: Request, headers: Record<string, unknown>, tags: readonly string[]) {
  const others = headers["Surrogate-Key"];
  const all = [...tags, ...(typeof others === "string" ? others.split(" ") : [])];
  return { ...headers, ...surrogateKey(readPageRequest(request), all) };
}
