import { findLeak } from "./find-leak.ts";

/**
 * Returns whether a text of any length contains one of these words as a word of its own: in either case, with accents, with
 * look-alikes for letters ("cr4ne"), with separators ("c-r-a-n-e") or in markup. Those are the rules of the level
 * "studio"; anagrams, acrostics and the like occur in any long text by coincidence.
 */
export function mentionsAny(words: readonly string[], text: string): boolean {
  return words.some((word) => findLeak(word, text, "studio") !== null);
}
