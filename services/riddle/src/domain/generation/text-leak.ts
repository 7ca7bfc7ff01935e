import type { LeakRule } from "@wordlehint/contracts/guard/leak";
import { findRiddleLeaks } from "../guard/riddle-leaks.ts";
import type { RiddleText, TextPart } from "../riddle-text.ts";

/** A part of a riddle that gives the word away, and the spoiler guard's rule that it breaks. Never the place's text. */
export type TextLeak = { part: TextPart; rule: LeakRule };

/** The first part of a riddle that the spoiler guard refuses at its level; null when it lets all of them pass. */
export function findTextLeak(
  word: string,
  { lines, theme, hints }: Omit<RiddleText, "notes">,
): TextLeak | null {
  const [first] = findRiddleLeaks(word, { lines, theme: theme ?? undefined, hints });
  return first ? { part: first.part, rule: first.leak.rule } : null;
}
