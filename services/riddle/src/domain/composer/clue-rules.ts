import { findLeak } from "../guard/find-leak.ts";

const maxLength = 71;

/** Returns the fault of a clue as a line of the word's riddle, without the word; undefined when it may be used. */
export function faultOfClue(word: string, clue: string): string | undefined {
  if (clue.length > maxLength) return `has more than ${maxLength} characters`;
  if (usesStem(word, clue)) return "uses the word's stem";
  const leak = findLeak(word, `${clue};`);
  return leak ? `gives the word away (rule "${leak.rule}" of the spoiler guard)` : undefined;
}

/** Returns whether the clue uses the stem of the word, as "a person who buys" does for "buyer". The guard allows that. */
function usesStem(word: string, clue: string): boolean {
  const stem = word.replace(/(?:[eo]r|l?y|en|e)$/, "");
  const words = clue.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.some((text) => text.startsWith(stem) && text.length <= stem.length + 3);
}
