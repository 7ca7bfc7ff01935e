/** The rules, from the plainest leak to the best hidden. */
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
  "hidden",
  "link",
  "emoji",
  "translation",
  "homophone",
  "neighbour",
  "positions",
  "rhyme",
] as const;

/** The way in which a text gives the answer away. */
export type LeakRule = (typeof leakRules)[number];

/** The leaking part of the text. Offsets are in UTF-16 code units; line and column count from 1. */
export interface LeakPlace {
  start: number;
  /** Exclusive. */
  end: number;
  line: number;
  column: number;
  text: string;
}

export interface Leak {
  rule: LeakRule;
  place: LeakPlace;
}
