import { answers } from "../../words/shipped-words.ts";
import { guessIndex } from "./patterns.ts";
import { everyAnswer, groupsOf, solve } from "./solve.ts";

/** The figures of a word as first guess, over all answers, rounded as the file has them. */
export interface OpenerFigures {
  word: string;
  /** Whether the word can itself be the answer. */
  answer: boolean;
  /** Expected number of answers left after it. */
  left: number;
  /** Information of its pattern, in bits (Shannon). */
  bits: number;
  /** Answers left after its commonest pattern. */
  worst: number;
  /** Different patterns. */
  patterns: number;
  /** Average guesses and lost games, as `solve` plays. */
  guesses: number;
  lost: number;
  hardGuesses: number;
  hardLost: number;
}

/** Splits the answers by the patterns of `word`: what it leaves, without playing on. */
export function splitBy(word: string): Pick<OpenerFigures, "left" | "bits" | "worst" | "patterns"> {
  const sizes = [...groupsOf(guessIndex(word), everyAnswer).values()].map(({ length }) => length);
  const shares = sizes.map((size) => size / answers.length);
  return {
    left: round(
      sizes.reduce((sum, size) => sum + size ** 2 / answers.length, 0),
      3,
    ),
    bits: round(
      shares.reduce((sum, share) => sum - share * Math.log2(share), 0),
      3,
    ),
    worst: Math.max(...sizes),
    patterns: sizes.length,
  };
}

/** Computes all figures of a word; takes about a quarter of a second. */
export function openerFigures(word: string): OpenerFigures {
  const normal = solve(word, { hard: false });
  const hard = solve(word, { hard: true });
  return {
    word,
    answer: answers.includes(word),
    ...splitBy(word),
    guesses: round(normal.guesses, 4),
    lost: normal.lost,
    hardGuesses: round(hard.guesses, 4),
    hardLost: hard.lost,
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** Writes openers as CSV: the fewest guesses first, then the fewest words left, then by letters. */
export function openersFile(openers: readonly OpenerFigures[]): string {
  const lines = openers
    .toSorted((a, b) => a.guesses - b.guesses || a.left - b.left || a.word.localeCompare(b.word))
    .map(openerLine);
  return `${[header, ...lines].join("\n")}\n`;
}

const header = "word,answer,left,bits,worst,patterns,guesses,lost,hardGuesses,hardLost";

/** The line of an opener in the file. */
export function openerLine({ word, answer, ...figures }: OpenerFigures): string {
  const { left, bits, worst, patterns, guesses, lost, hardGuesses, hardLost } = figures;
  const cells = [
    left.toFixed(3),
    bits.toFixed(3),
    worst,
    patterns,
    guesses.toFixed(4),
    lost,
    hardGuesses.toFixed(4),
    hardLost,
  ];
  return [word, answer ? 1 : 0, ...cells].join(",");
}
