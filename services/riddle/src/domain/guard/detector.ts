import type { Character } from "./characters.ts";
import type { LeakRule } from "./leak.ts";
import type { Token } from "./tokens.ts";

/** A text as the detectors read it. */
export interface ParsedText {
  text: string;
  characters: readonly Character[];
  /** Runs of letters. */
  letterRuns: readonly Token[];
  /** Words, including those with an apostrophe such as "don't". */
  words: readonly Token[];
}

/** A place where a rule is broken, as indices of characters. */
export interface Match {
  rule: LeakRule;
  from: number;
  /** Exclusive. */
  to: number;
}

/** Finds one way of giving a lower-case word away. */
export type Detector = (word: string, parsed: ParsedText) => Match[];

export function reverse(text: string): string {
  let reversed = "";
  for (const letter of text) reversed = letter + reversed;
  return reversed;
}

export function sortLetters(text: string): string {
  return Array.from(text).sort().join("");
}
