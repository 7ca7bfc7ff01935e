import {
  addDays,
  releaseInstantMs,
  type HintFacts,
  type LatestRiddle,
  type PuzzleDate,
} from "@wordlehint/contracts";
import { answerInstantMs } from "./puzzle-clock.ts";
import { puzzleNumber } from "./puzzle-number.ts";

/** The riddle of one date. It never changes once it is live somewhere. */
export type Riddle = {
  date: PuzzleDate;
  word: string;
  /** The verse, one entry a line. */
  lines: readonly string[];
  facts: HintFacts;
  generatedAt: Date;
  /** When its release was announced; null until then. */
  releasedAt: Date | null;
};

/** What the outside may know of a riddle in a zone at an instant: the word only when its time has come. */
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

const isoTime = (ms: number) => new Date(ms).toISOString();

/** What events tell of a riddle: never the word. */
export function riddleEventData({ date, lines }: Riddle, numberOffset: number) {
  return { date, puzzleNumber: puzzleNumber(date, numberOffset), riddle: lines.join("\n") };
}
