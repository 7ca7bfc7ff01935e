import type { Leak } from "@wordlehint/contracts/guard/leak";
import { findLeak } from "./find-leak.ts";
import { hintLevels, type Level } from "./levels.ts";

/** A riddle with what may go with it. */
export type RiddleTexts = {
  lines: readonly string[];
  theme?: string | undefined;
  /** From the vaguest to the strongest. */
  hints?: readonly string[] | undefined;
};

/** The part of a riddle that gives the answer away, and how. Lines are counted within the part. */
export type RiddleLeak = { part: "riddle" | "theme" | "hint 1" | "hint 2" | "hint 3"; leak: Leak };

/**
 * The leaks of a riddle's parts, at most one for each part, in their order; each part is judged at its own level.
 * @throws {RangeError} when the word is not five letters a to z
 */
export function findRiddleLeaks(word: string, { lines, theme, hints = [] }: RiddleTexts): RiddleLeak[] {
  const parts: [part: RiddleLeak["part"], text: string | undefined, level: Level][] = [
    ["riddle", lines.join("\n"), "riddle"],
    ["theme", theme, "riddle"],
    ["hint 1", hints[0], hintLevels[0]],
    ["hint 2", hints[1], hintLevels[1]],
    ["hint 3", hints[2], hintLevels[2]],
  ];
  return parts.flatMap(([part, text, level]) => {
    const leak = text === undefined ? null : findLeak(word, text, level);
    return leak ? [{ part, leak }] : [];
  });
}
