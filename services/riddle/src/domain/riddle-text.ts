/** The sources of a riddle's text, in the order in which sources are asked. */
export const riddleSources = ["operator", "ai", "library", "composer"] as const;
export type RiddleSource = (typeof riddleSources)[number];

/** Three hints, from the vaguest to the strongest. */
export type Hints = readonly [string, string, string];

/** Why each of the four lines fits the word. They are part of the answer: nobody reads them before it. */
export type Notes = readonly [string, string, string, string];

/** A text about a word. */
export type RiddleText = {
  /** The lines of the verse. */
  lines: readonly string[];
  /** The theme that the riddle plays with, in one to four words. */
  theme: string | null;
  hints: Hints;
  /** Null when nobody has written any. */
  notes: Notes | null;
};

export type SourcedText = RiddleText & { source: RiddleSource };

/** One text of a riddle, by which faults are reported. */
export type TextPart = "riddle" | "theme" | "hint 1" | "hint 2" | "hint 3";
