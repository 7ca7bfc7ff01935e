import type { Character } from "./characters.ts";
import type { LeakRule } from "./leak.ts";
import type { Token } from "./tokens.ts";

/** A text as the detectors read it. */
export interface ParsedText {
  text: string;
  characters: readonly Character[];
  /**
   * One UTF-16 code unit for each character: the likeliest letter in lower case, or the character itself, so that an
   * offset in it is the index of a character.
   */
  readable: string;
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

export type FindMatches = (parsed: ParsedText) => Match[];

/** What is known of the English language. */
export type WordKnowledge = {
  /** Returns whether the text is an ordinary word of one to four letters. */
  isShortWord(text: string): boolean;
  /** Words of the same stem that do not contain this one: "nobility" for "noble". */
  familyOf(word: string): readonly string[];
  /**
   * Longer words that contain this one by coincidence: "mother" for "other". Null when they aren't known; then only the
   * word's regular and irregular forms count, and no compounds.
   */
  unrelatedTo(word: string): ReadonlySet<string> | null;
};

/** Makes a function that finds one way of giving this lower-case word away. */
export type Detector = (word: string, knowledge: WordKnowledge) => FindMatches;

export function reverse(text: string): string {
  let reversed = "";
  for (const letter of text) reversed = letter + reversed;
  return reversed;
}

export function sortLetters(text: string): string {
  return Array.from(text).sort().join("");
}
