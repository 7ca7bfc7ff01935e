import type { HintFacts } from "@wordlehint/contracts";
import { counted } from "./grammar.ts";

/** Clues on the letters alone, for a word that no dictionary here knows. True, and too little to name it by. */
export function letterClues(facts: HintFacts): string[] {
  const consonants = counted(facts.wordLength - facts.vowelCount, "consonant");
  const vowels = counted(facts.vowelCount, "vowel");
  return [
    `I am ${vowels} and ${consonants}, and rarely met`,
    facts.startsWith === "vowel" ? "I open with a vowel, plain to hear" : "I open with a consonant, plain to hear",
    facts.hasRepeatedLetter ? "One of my letters comes to you again" : "I never use one letter more than once",
    "My meaning I keep wholly to myself",
    "Few people ever write me in a letter",
    "No gloss of mine is in the book I own",
  ];
}
