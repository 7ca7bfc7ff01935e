/** Levels of help that a player can choose, from the weakest to the strongest. */
export const helpLevels = ["riddle", "hints", "letters", "answer"] as const;
export type HelpLevel = (typeof helpLevels)[number];

/** Storage key of the chosen level. */
export const helpKey = "wordlehint-help";

/** Returns the stored level; everything is shown to who has chosen none. */
export function asHelpLevel(stored: string | null): HelpLevel {
  return helpLevels.find((level) => level === stored) ?? "answer";
}

/** Says what is hidden at this level; null if nothing is. */
export function hiddenHelp(level: HelpLevel): string | null {
  return hidden[level];
}

const hidden: Record<HelpLevel, string | null> = {
  riddle: "Hints, letters and the answer are hidden: you chose the riddle only.",
  hints: "Letters and the answer are hidden: you chose hints as your strongest help.",
  letters: "The answer is hidden: you chose letters as your strongest help.",
  answer: null,
};
