import { findAcrostics } from "@wordlehint/contracts/guard/acrostics";
import { findAnagrams } from "@wordlehint/contracts/guard/anagrams";
import { findDescribedLetters } from "@wordlehint/contracts/guard/described-letters";
import type { Detector, FindMatches } from "@wordlehint/contracts/guard/detector";
import { findHiddenWords } from "@wordlehint/contracts/guard/hidden-words";
import { findInflections } from "@wordlehint/contracts/guard/inflections";
import type { Leak, LeakRule } from "@wordlehint/contracts/guard/leak";
import { leaksIn, rankOf } from "@wordlehint/contracts/guard/leaks-in";
import { findLetterSequence } from "@wordlehint/contracts/guard/letter-sequence";
import { findMaskedLetters } from "@wordlehint/contracts/guard/masked-letters";
import { findSpelledLetters } from "@wordlehint/contracts/guard/spelled-letters";
import { findCiphers } from "./ciphers.ts";
import { findEmoji } from "./emoji.ts";
import { findLeetCompounds } from "./leet-compounds.ts";
import { wordKnowledge } from "./guard-words.ts";
import { findLetterPositions } from "./letter-positions.ts";
import { isAllowed, type Level } from "./levels.ts";
import { findLinks } from "./links.ts";
import { findMorse } from "./morse.ts";
import { findNeighbours } from "./neighbours.ts";
import { findNumberCodes } from "./number-codes.ts";
import { findSounds } from "./sounds.ts";
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
    const known = prepared.get(detector) ?? detector(answer, wordKnowledge);
    prepared.set(detector, known);
    return known;
  };
  const findLeaks = (text: string, level: Level = "riddle"): Leak[] => {
    const finders = detectors
      .filter(([, rules]) => rules.some((rule) => !isAllowed(level, rule, Infinity)))
      .map(([detector]) => prepare(detector));
    return leaksIn(text, finders, (rule, places) => isAllowed(level, rule, places));
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
