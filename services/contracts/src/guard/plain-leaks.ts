import { findAcrostics } from "./acrostics.ts";
import { findAnagrams } from "./anagrams.ts";
import { findDescribedLetters } from "./described-letters.ts";
import type { Detector, WordKnowledge } from "./detector.ts";
import { findHiddenWords } from "./hidden-words.ts";
import { findInflections } from "./inflections.ts";
import type { LeakRule } from "./leak.ts";
import { leaksIn } from "./leaks-in.ts";
import { findLetterSequence } from "./letter-sequence.ts";
import { findMaskedLetters } from "./masked-letters.ts";
import { findSpelledLetters } from "./spelled-letters.ts";

/** A line that gives the word away. Lines are counted from 1; of an acrostic it is the first one. */
export type PlainLeak = { line: number; rule: LeakRule };

const detectors: readonly Detector[] = [
  findLetterSequence,
  findInflections,
  findMaskedLetters,
  findAnagrams,
  findAcrostics,
  findSpelledLetters,
  findDescribedLetters,
  findHiddenWords,
];

/** Without lists of words, a few letters with a vowel pass for a word. */
const noLists: WordKnowledge = {
  isShortWord: (text) => (text.length === 1 ? /[aio]/ : /[aeiouy]/).test(text),
  familyOf: () => [],
  unrelatedTo: () => null,
};

/**
 * Returns the lines that give a five-letter word away in a way that can be seen without lists of words, each line once for
 * each rule: by the word itself or a form of it, also spaced, dotted, reversed, in look-alikes, as an anagram, spelled out,
 * as an acrostic or hidden across words. It runs in the browser.
 */
export function plainLeaks(word: string, lines: readonly string[]): PlainLeak[] {
  const answer = word.toLowerCase();
  const finders = detectors.map((detector) => detector(answer, noLists));
  const leaks = leaksIn(lines.join("\n"), finders, () => false);
  const found = new Map(
    leaks.map(({ rule, place }) => [`${place.line} ${rule}`, { line: place.line, rule }]),
  );
  return [...found.values()];
}
