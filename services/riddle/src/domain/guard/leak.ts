/** The plainest first. */
export const leakRules = [
  "word",
  "inflection",
  "spaced",
  "dotted",
  "reversed",
  "lookalike",
  "anagram",
  "spelled-out",
  "acrostic",
] as const;

/** In which way a text gives the answer away. */
export type LeakRule = (typeof leakRules)[number];

/** Where it does: offsets in UTF-16 units, the end exclusive; line and column of the start, counted from 1. */
export interface LeakPlace {
  start: number;
  end: number;
  line: number;
  column: number;
  text: string;
}

export interface Leak {
  rule: LeakRule;
  place: LeakPlace;
}
