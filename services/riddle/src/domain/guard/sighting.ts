import type { Cell } from "./cells.ts";
import type { LeakRule } from "./leak.ts";
import type { Token } from "./tokens.ts";

/** What a rule is given to look at. */
export interface View {
  text: string;
  cells: readonly Cell[];
  /** Runs of letters. */
  tokens: readonly Token[];
  /** Words, apostrophes within. */
  words: readonly Token[];
}

/** A find, as a span of cells. */
export interface Sighting {
  rule: LeakRule;
  from: number;
  /** Exclusive. */
  to: number;
}

/** Looks for one way of giving the word away. */
export type Detector = (word: string, view: View) => Sighting[];

export function reverse(text: string): string {
  let turned = "";
  for (const letter of text) turned = letter + turned;
  return turned;
}

export function sortLetters(text: string): string {
  return Array.from(text).sort().join("");
}
