import { displayedCharacters, sourceCharacters } from "./characters.ts";
import type { ParsedText } from "./detector.ts";
import type { LeakRule } from "./leak.ts";
import { findLetterSequence } from "./letter-sequence.ts";

/** Without "reversed": in a long text, a reversed word is a coincidence. */
const mentionRules: ReadonlySet<LeakRule> = new Set([
  "word",
  "inflection",
  "spaced",
  "lookalike",
  "spelled-out",
]);

/**
 * Whether a text of any length contains one of these words as a word of its own: in either case, with accents, with
 * look-alikes for letters ("cr4ne"), with separators ("c-r-a-n-e") or in markup. A longer word that contains it does not
 * count ("cranefly"), nor do anagrams, acrostics and the like, which occur in any long text by coincidence.
 * @param words in lower case
 */
export function mentionsAny(words: readonly string[], text: string): boolean {
  const displayed = displayedCharacters(text);
  const parsings = [sourceCharacters(text), ...(displayed ? [displayed] : [])].map(
    (characters): ParsedText => ({ text, characters, letterRuns: [], words: [] }),
  );
  return words.some((word) =>
    parsings.some((parsed) => findLetterSequence(word, parsed).some(({ rule }) => mentionRules.has(rule))),
  );
}
