import { term } from "../make/term.ts";
import { percentOf } from "../make/word-figures.ts";
import { hasDoubleLetter, repeatsLetter } from "../make/word-shapes.ts";

const linguistic = term("linguistic");

export const linguisticTerms = [
  linguistic(
    "Vowel",
    "A speech sound made with an open mouth, or a letter that is written for one: A, E, I, O and U, and often Y.",
    ["semivowel", "consonant"],
  ),
  linguistic(
    "Consonant",
    "A speech sound made by closing or narrowing the mouth or throat somewhere, or a letter that is written for one.",
    ["vowel"],
  ),
  linguistic(
    "Semivowel",
    "A sound made like a vowel but used like a consonant, such as the Y of “yacht” and the W of “water”. In “glyph” the same letter Y is a vowel.",
    ["vowel"],
  ),
  linguistic(
    "Consonant cluster",
    "Two or more consonants spoken without a vowel between them, such as STR at the start of a word or ND at its end.",
    ["digraph"],
  ),
  linguistic("Digraph", "Two letters that are written for one sound, such as SH, CH, TH and CK.", [
    "consonant-cluster",
    "bigram",
  ]),
  linguistic(
    "Bigram",
    "Any two letters side by side. Some, such as TH and ER, are frequent; most hardly occur.",
    ["digraph"],
  ),
  linguistic(
    "Double letter",
    `The same letter twice side by side, as in APPLE; ${percentOf(hasDoubleLetter)} of our answers have one. A repeated letter is one that the word contains twice or more, side by side or apart, as in EVENT: ${percentOf(repeatsLetter)} have one.`,
    ["grey-tile", "isogram"],
  ),
  linguistic(
    "Suffix",
    "A part added at the end of a word that changes its meaning or kind, such as -ER, -LY and -Y.",
    ["prefix"],
  ),
  linguistic(
    "Prefix",
    "A part added at the start of a word that changes its meaning, such as RE-, UN- and EX-.",
    ["suffix"],
  ),
  linguistic(
    "Anagram",
    "A word made of exactly the letters of another: ALERT and ALTER are anagrams of LATER. As guesses they test the same letters in other places.",
  ),
  linguistic(
    "Isogram",
    "A word in which no letter is repeated. As a guess, one of five letters tests five different ones.",
    ["double-letter"],
  ),
  linguistic(
    "Etymology",
    "The history of a word: the languages it came through, and how its form and meaning changed on the way.",
  ),
];
