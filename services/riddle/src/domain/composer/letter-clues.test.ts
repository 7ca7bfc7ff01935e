import { hintFacts } from "../hint-facts.ts";
import { letterClues } from "./letter-clues.ts";

describe("letterClues", () => {
  it.each([
    [
      "crane",
      [
        "Of all my letters, count on two vowels",
        "I own, among my letters, three consonants",
        "I open with a consonant, plain to hear",
        "I never use one letter more than once",
      ],
    ],
    [
      "eerie",
      [
        "Of all my letters, count on four vowels",
        "I own, among my letters, one consonant",
        "I open with a vowel, plain to hear",
        "One of my letters comes to you again",
      ],
    ],
    [
      "nymph",
      [
        "I get along without a single vowel",
        "I own, among my letters, five consonants",
        "I open with a consonant, plain to hear",
        "I never use one letter more than once",
      ],
    ],
    [
      "aeiou",
      [
        "Of all my letters, count on five vowels",
        "There's not a consonant in all of me",
        "I open with a vowel, plain to hear",
        "I never use one letter more than once",
      ],
    ],
  ])("says what is true of the letters of %s", (word, clues) => {
    expect(letterClues(hintFacts(word))).toEqual(clues);
  });
});
