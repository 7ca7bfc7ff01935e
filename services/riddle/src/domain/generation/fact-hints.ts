import type { HintFacts } from "@wordlehint/contracts";
import type { Hints } from "../riddle-text.ts";

/** Three hints that say no more than the hint facts, for a word of which nothing else is known. */
export function factHints({ vowelCount, hasRepeatedLetter, startsWith }: HintFacts): Hints {
  const vowels = vowelCount === 1 ? "one vowel" : `${numbers[vowelCount] ?? String(vowelCount)} vowels`;
  return [
    `Its sound rests on ${vowels}.`,
    hasRepeatedLetter
      ? "Something in it comes back a second time."
      : "Nothing in it comes back a second time.",
    `It has ${vowels}, and begins with a ${startsWith}.`,
  ];
}

const numbers = ["no", "one", "two", "three", "four", "five"];
