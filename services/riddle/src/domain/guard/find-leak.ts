import { findAcrostics } from "./acrostics.ts";
import { findAnagrams } from "./anagrams.ts";
import { type Character, displayedCharacters, sourceCharacters } from "./characters.ts";
import { findCiphers } from "./ciphers.ts";
import { findDescribedLetters } from "./described-letters.ts";
import type { Detector, ParsedText } from "./detector.ts";
import { findInflections } from "./inflections.ts";
import { type Leak, type LeakPlace, leakRules } from "./leak.ts";
import { findLetterSequence } from "./letter-sequence.ts";
import { isAllowed, type Level } from "./levels.ts";
import { findMaskedLetters } from "./masked-letters.ts";
import { findMorse } from "./morse.ts";
import { findNumberCodes } from "./number-codes.ts";
import { findSpelledLetters } from "./spelled-letters.ts";
import { letterRunsOf, wordsOf } from "./tokens.ts";

const detectors: readonly Detector[] = [
  findLetterSequence,
  findInflections,
  findMaskedLetters,
  findAnagrams,
  findAcrostics,
  findSpelledLetters,
  findDescribedLetters,
  findNumberCodes,
  findMorse,
  findCiphers,
];

/**
 * Whether a text says more about a five-letter answer than its level allows. Returns the plainest leak in the order of
 * `leakRules`, and the first of several in the same rule; null when there is none. A synonym or a definition is a hint,
 * not a leak.
 *
 * @throws {RangeError} when the word is not five letters a to z
 */
export function findLeak(word: string, text: string, level: Level = "riddle"): Leak | null {
  return findLeaks(word, text, level).reduce<Leak | null>(
    (best, leak) => (best && rankOf(best) <= rankOf(leak) ? best : leak),
    null,
  );
}

/**
 * Every place where the text breaks a rule of its level, in the order of the text. A place that breaks several rules is
 * listed once, by the plainest.
 *
 * @throws {RangeError} when the word is not five letters a to z
 */
export function findLeaks(word: string, text: string, level: Level = "riddle"): Leak[] {
  if (!/^[a-z]{5}$/i.test(word)) throw new RangeError("the word must be five letters a to z");
  const answer = word.toLowerCase();
  const displayed = displayedCharacters(text);
  const parsings = [sourceCharacters(text), ...(displayed ? [displayed] : [])].map((characters) =>
    parse(text, characters),
  );
  const locate = createLocator(text);
  const leaks = new Map<string, Leak>();
  for (const parsed of parsings) {
    const matches = detectors.flatMap((detect) => detect(answer, parsed));
    for (const { rule, from, to } of matches) {
      if (isAllowed(level, rule, matches.filter((match) => match.rule === rule).length)) continue;
      const { characters } = parsed;
      const leak = { rule, place: locate(characters[from]?.start ?? 0, characters[to - 1]?.end ?? 0) };
      const span = `${leak.place.start} ${leak.place.end}`;
      const known = leaks.get(span);
      if (!known || rankOf(leak) < rankOf(known)) leaks.set(span, leak);
    }
  }
  return [...leaks.values()].sort((a, b) => a.place.start - b.place.start || a.place.end - b.place.end);
}

function rankOf({ rule }: Leak): number {
  return leakRules.indexOf(rule);
}

function parse(text: string, characters: readonly Character[]): ParsedText {
  return { text, characters, letterRuns: letterRunsOf(characters), words: wordsOf(characters) };
}

function createLocator(text: string): (start: number, end: number) => LeakPlace {
  const lineStarts = [0, ...Array.from(text.matchAll(/\r\n?|\n/g), (match) => match.index + match[0].length)];
  return (start, lastLetterEnd) => {
    const accents = /^\p{M}{1,50}/u.exec(text.slice(lastLetterEnd, lastLetterEnd + 50))?.[0] ?? "";
    const end = lastLetterEnd + accents.length;
    const line = lastAtOrBelow(lineStarts, start);
    return {
      start,
      end,
      line: line + 1,
      column: start - (lineStarts[line] ?? 0) + 1,
      text: text.slice(start, end),
    };
  };
}

/** The index of the last of the ascending numbers that does not exceed the limit. */
function lastAtOrBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
