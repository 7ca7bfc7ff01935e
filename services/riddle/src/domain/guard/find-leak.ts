import { findAcrostics } from "./acrostics.ts";
import { findAnagrams } from "./anagrams.ts";
import { type Character, displayedCharacters, sourceCharacters } from "./characters.ts";
import { findCiphers } from "./ciphers.ts";
import { findDescribedLetters } from "./described-letters.ts";
import type { Detector, FindMatches, ParsedText } from "./detector.ts";
import { findEmoji } from "./emoji.ts";
import { findHiddenWords } from "./hidden-words.ts";
import { findInflections } from "./inflections.ts";
import { type Leak, type LeakPlace, type LeakRule, leakRules } from "./leak.ts";
import { findLeetCompounds } from "./leet-compounds.ts";
import { findLetterPositions } from "./letter-positions.ts";
import { findLetterSequence } from "./letter-sequence.ts";
import { isAllowed, type Level } from "./levels.ts";
import { findLinks } from "./links.ts";
import { findMaskedLetters } from "./masked-letters.ts";
import { findMorse } from "./morse.ts";
import { findNeighbours } from "./neighbours.ts";
import { findNumberCodes } from "./number-codes.ts";
import { findSounds } from "./sounds.ts";
import { findSpelledLetters } from "./spelled-letters.ts";
import { letterRunsOf, likeliestLetter, wordsOf } from "./tokens.ts";
import { findTranslations } from "./translations.ts";

/** The detectors, each with the rules that it finds broken. */
const detectors: readonly (readonly [detector: Detector, rules: readonly LeakRule[]])[] = [
  [findLetterSequence, ["word", "spaced", "lookalike", "reversed"]],
  [findInflections, ["inflection", "lookalike", "reversed"]],
  [findLeetCompounds, ["lookalike"]],
  [findMaskedLetters, ["dotted", "positions"]],
  [findAnagrams, ["anagram"]],
  [findAcrostics, ["acrostic"]],
  [findSpelledLetters, ["spelled-out"]],
  [findDescribedLetters, ["spelled-out"]],
  [findLetterPositions, ["positions"]],
  [findNumberCodes, ["spelled-out"]],
  [findMorse, ["spelled-out"]],
  [findCiphers, ["spelled-out"]],
  [findHiddenWords, ["hidden"]],
  [findLinks, ["link"]],
  [findEmoji, ["emoji"]],
  [findTranslations, ["translation"]],
  [findSounds, ["inflection", "homophone", "rhyme"]],
  [findNeighbours, ["neighbour"]],
];

/** Judges texts about one answer. For several texts it is quicker than `findLeak`. */
export type Guard = {
  /** As the function of this name. */
  findLeak(text: string, level?: Level): Leak | null;
  /** As the function of this name. */
  findLeaks(text: string, level?: Level): Leak[];
};

/**
 * Judges whether a text says more about a five-letter answer than its level allows. Returns the plainest leak in the
 * order of `leakRules`, and the first of several in the same rule; null when there is none. A synonym or a definition is
 * a hint, not a leak.
 *
 * @throws {RangeError} when the word is not five letters a to z
 */
export function findLeak(word: string, text: string, level: Level = "riddle"): Leak | null {
  return createGuard(word).findLeak(text, level);
}

/**
 * Every place where the text breaks a rule of its level, in the order of the text. A place that breaks several rules is
 * listed once, by the plainest.
 *
 * @throws {RangeError} when the word is not five letters a to z
 */
export function findLeaks(word: string, text: string, level: Level = "riddle"): Leak[] {
  return createGuard(word).findLeaks(text, level);
}

/** @throws {RangeError} when the word is not five letters a to z */
export function createGuard(word: string): Guard {
  if (!/^[a-z]{5}$/i.test(word)) throw new RangeError("the word must be five letters a to z");
  const answer = word.toLowerCase();
  const prepared = new Map<Detector, FindMatches>();
  const prepare = (detector: Detector): FindMatches => {
    const known = prepared.get(detector) ?? detector(answer);
    prepared.set(detector, known);
    return known;
  };
  const findLeaks = (text: string, level: Level = "riddle"): Leak[] => {
    const finders = detectors
      .filter(([, rules]) => rules.some((rule) => !isAllowed(level, rule, Infinity)))
      .map(([detector]) => prepare(detector));
    return leaksIn(text, level, finders);
  };
  return {
    findLeaks,
    findLeak: (text, level) =>
      findLeaks(text, level).reduce<Leak | null>(
        (best, leak) => (best && rankOf(best) <= rankOf(leak) ? best : leak),
        null,
      ),
  };
}

function leaksIn(text: string, level: Level, finders: readonly FindMatches[]): Leak[] {
  const displayed = displayedCharacters(text);
  const locate = createLocator(text);
  const leaks = new Map<string, Leak>();
  for (const characters of [sourceCharacters(text), ...(displayed ? [displayed] : [])]) {
    const parsed = parse(text, characters);
    const matches = finders.flatMap((find) => find(parsed));
    const counts = new Map<LeakRule, number>();
    for (const { rule } of matches) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    for (const { rule, from, to } of matches) {
      if (isAllowed(level, rule, counts.get(rule) ?? 0)) continue;
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
  return {
    text,
    characters,
    readable: characters.map(readAs).join(""),
    letterRuns: letterRunsOf(characters),
    words: wordsOf(characters),
  };
}

function readAs(character: Character): string {
  if (character.kind === "letter") return likeliestLetter(character);
  if (character.kind === "line-break") return "\n";
  return character.char.length === 1 ? character.char : "\uFFFC";
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
