import type { HintFacts } from "@wordlehint/contracts";

const vowels = new Set("aeiou");

/** Counts the letters of a lower-case word. Vowels are a, e, i, o and u; y is a consonant. */
export function hintFacts(word: string): HintFacts {
  const letters = Array.from(word);
  return {
    wordLength: letters.length,
    vowelCount: letters.filter((letter) => vowels.has(letter)).length,
    hasRepeatedLetter: new Set(letters).size < letters.length,
    startsWith: vowels.has(word.charAt(0)) ? "vowel" : "consonant",
  };
}
