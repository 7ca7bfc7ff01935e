import type { HintFacts } from "@wordlehint/contracts";
import { counted } from "./grammar.ts";

/** Clues about the letters alone: true of the word, and of many others. */
export function letterClues({ wordLength, vowelCount, startsWith, hasRepeatedLetter }: HintFacts): string[] {
  const vowels = counted(vowelCount, "vowel");
  return [
    vowelCount === 0 ? "I get along without a single vowel" : `Of all my letters, count on ${vowels}`,
    vowelCount === wordLength
      ? "There's not a consonant in all of me"
      : `I own, among my letters, ${counted(wordLength - vowelCount, "consonant")}`,
    `I open with a ${startsWith}, plain to hear`,
    hasRepeatedLetter ? "One of my letters comes to you again" : "I never use one letter more than once",
  ];
}

/** Clues for a word without an entry in the lexicon. */
export const unknownWordClues: readonly string[] = [
  "My letters are the only clue I give",
  "I'll tell you of my letters, not my sense",
  "It is my letters that will lead you on",
];
