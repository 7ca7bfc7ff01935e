import {
  firstZone,
  hintAddress,
  longDate,
  monthNames,
  plainDate,
  type PuzzleDate,
} from "@wordlehint/contracts";
import type { HintPageContent } from "../../../content/hint-page-data.ts";
import { crumbsTo } from "../../../content/parts/crumbs.ts";
import { articleData, pageData } from "../../../content/parts/structured-data.ts";
import { questionsIn } from "../../../content/portable-text/shown-questions.ts";
import type { PageHead } from "../../../head/head-facts.ts";
import type { StructuredData } from "../../../head/structured-data.ts";
import { hintTitle } from "../../../lib/hint-title.ts";
import { firstLines } from "../../../lib/verse-lines.ts";
import type { ShownDatedRiddle } from "../../../lib/shown-riddle.ts";
import { routes } from "../../../routes.ts";
import type { Crumb } from "../../../ui/navigation/Breadcrumb.tsx";

/** The breadcrumb of a hint page. */
export function hintCrumbs(date: PuzzleDate): Crumb[] {
  return crumbsTo(plainDate(date), routes.archive);
}

export interface HintPlace {
  /** The site's name. */
  product: string;
  origin: string;
  riddle: ShownDatedRiddle;
  content: HintPageContent | null;
}

/** Describes a hint page. Its address is that of its date, also where it is shown as today's or yesterday's. */
export function hintHead({ origin, riddle }: Pick<HintPlace, "origin" | "riddle">): PageHead {
  const { date, puzzleNumber, wordLength } = riddle;
  const verse = firstLines(riddle.riddle);
  return {
    title: hintTitle(riddle),
    description: descriptionOf(riddle),
    keywords: keywordsOf(date, puzzleNumber),
    page: { origin, path: hintAddress(date) },
    feed: "riddles",
    card: { kicker: `${longDate(date)} · No. ${puzzleNumber}`, verse, closedTiles: wordLength },
  };
}

/** Returns what search engines read about a hint page: where it stands, what it answers, and when it came out. */
export function hintData({ product, origin, riddle, content }: HintPlace): StructuredData[] {
  const { date } = riddle;
  const place = { product, page: { origin, path: hintAddress(date) } };
  const written = {
    title: hintTitle(riddle),
    intro: descriptionOf(riddle),
    _createdAt: firstReleaseOf(date),
  };
  return [
    ...pageData(place, hintCrumbs(date), shownQuestions(content)),
    articleData(place, written, firstReleaseOf(date)),
  ];
}

/** The questions and answers that the page shows, in the same order, for its FAQ markup. */
function shownQuestions(content: HintPageContent | null) {
  const { howToPlay, strategyTips, questions } = content ?? {};
  return [...questionsIn(howToPlay?.body), ...questionsIn(strategyTips?.body), ...(questions ?? [])];
}

/** Returns the first release of a riddle: 00:05 in the first zone to begin its day, which has no daylight saving. */
function firstReleaseOf(date: PuzzleDate): string {
  return `${date}T00:05:00${firstZoneOffset}`;
}

const firstZoneOffset = ({ "Pacific/Kiritimati": "+14:00" } as const)[firstZone];

function descriptionOf({ date, puzzleNumber }: ShownDatedRiddle): string {
  return `A riddle for Wordle No. ${puzzleNumber} of ${longDate(date)}, with three graded hints, single letters and the answer: each opens only when you ask for it.`;
}

function keywordsOf(date: PuzzleDate, puzzleNumber: number): string[] {
  const [, month = "1", day = "1"] = date.split("-");
  const monthAndDay = `${monthNames[Number(month) - 1]?.toLowerCase()} ${Number(day)}`;
  return [
    "wordle hint",
    `wordle hint ${monthAndDay}`,
    `wordle ${puzzleNumber} hint`,
    `wordle answer ${monthAndDay}`,
    "wordle riddle",
    "spoiler-free wordle help",
  ];
}
