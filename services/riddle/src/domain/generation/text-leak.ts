import { findLeak } from "../guard/find-leak.ts";
import type { LeakRule } from "../guard/leak.ts";
import { partsOf, type RiddleText, type TextPart } from "../riddle-text.ts";

/** A part of a riddle that gives the word away, and the spoiler guard's rule that it breaks. Never the place's text. */
export type TextLeak = { part: TextPart; rule: LeakRule };

/** The first part of a riddle that the spoiler guard refuses; null when it lets all of them pass. */
export function findTextLeak(word: string, text: RiddleText): TextLeak | null {
  for (const { part, text: partText } of partsOf(text)) {
    const leak = findLeak(word, partText);
    if (leak) return { part, rule: leak.rule };
  }
  return null;
}
