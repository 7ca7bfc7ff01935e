import {
  addDays,
  releaseInstantMs,
  type DatedRiddle,
  type HintFacts,
  type LatestRiddle,
  type PreviousRiddle,
  type PuzzleDate,
} from "@wordlehint/contracts";
import { answerInstantMs } from "./puzzle-clock.ts";
import { puzzleNumber } from "./puzzle-number.ts";
import type { Hints, Notes, RiddleSource } from "./riddle-text.ts";

/** The riddle of one date. It does not change once it is live in some time zone. */
export type Riddle = {
  date: PuzzleDate;
  word: string;
  /** The lines of the verse. */
  lines: readonly string[];
  /** The theme that it plays with, in one to four words. */
  theme: string | null;
  /** Null in a riddle of an earlier version until the scheduler has given it hints. */
  hints: Hints | null;
  /** Null when nobody has written any, and in riddles of an earlier version. */
  notes: Notes | null;
  source: RiddleSource;
  facts: HintFacts;
  generatedAt: Date;
  /** The time when its release was announced; null until then. */
  releasedAt: Date | null;
};

/** Returns the view of a riddle for clients in a time zone at an instant. The word is null until the answer is available. */
export function latestRiddleView(
  riddle: Riddle,
  zone: string,
  now: Date,
  numberOffset: number,
): LatestRiddle {
  const { date, word, lines, facts } = riddle;
  const answerMs = answerInstantMs(date, zone);
  return {
    id: date,
    date,
    puzzleNumber: puzzleNumber(date, numberOffset),
    timeZone: zone,
    word: now.getTime() >= answerMs ? word : null,
    wordLength: word.length,
    riddle: lines.join("\n"),
    facts,
    releasedAt: isoTime(releaseInstantMs(date, zone)),
    answerAvailableAt: isoTime(answerMs),
    nextRiddleAt: isoTime(releaseInstantMs(addDays(date, 1), zone)),
  };
}

/** Returns the view of a released riddle, with the dates around it. */
export function datedRiddleView(
  riddle: Riddle,
  zone: string,
  now: Date,
  numberOffset: number,
  neighbors: Pick<DatedRiddle, "previousDate" | "nextDate" | "firstDate">,
): DatedRiddle {
  return { ...latestRiddleView(riddle, zone, now, numberOffset), theme: riddle.theme, ...neighbors };
}

/** Returns the view of an earlier riddle in a list. */
export function previousRiddleView(
  riddle: Riddle,
  zone: string,
  now: Date,
  numberOffset: number,
): PreviousRiddle {
  const { timeZone: _zone, nextRiddleAt: _next, ...view } = latestRiddleView(riddle, zone, now, numberOffset);
  return { ...view, theme: riddle.theme };
}

const isoTime = (ms: number) => new Date(ms).toISOString();
