import { term } from "../make/term.ts";

const linguistic = term("linguistic");

export const linguisticTerms = [
  linguistic(
    "Vowel",
    "A speech sound made with an open mouth, and the letters that stand for one: A, E, I, O and U.",
    ["semivowel", "consonant"],
  ),
  linguistic(
    "Consonant",
    "A speech sound made by closing or narrowing the mouth somewhere, and the letters that stand for one.",
    ["vowel"],
  ),
  linguistic(
    "Semivowel",
    "A sound between vowel and consonant. Y is one in “yacht” and acts as a vowel in “glyph”, so try it when no vowel fits.",
    ["vowel"],
  ),
  linguistic(
    "Consonant cluster",
    "Two or more consonants spoken without a vowel between them, such as STR- at the start of a word or -NCH at its end.",
    ["digraph"],
  ),
  linguistic("Digraph", "Two letters that stand for one sound, such as SH, CH, TH and CK.", [
    "consonant-cluster",
    "bigram",
  ]),
  linguistic(
    "Bigram",
    "Any two letters that stand side by side. Some, such as TH and ER, are everywhere; most hardly occur.",
    ["digraph"],
  ),
  linguistic(
    "Double letter",
    "The same letter twice side by side, as in APPLE or BERRY. More words have one than most players expect.",
  ),
  linguistic(
    "Suffix",
    "A part at the end of a word that changes its meaning or kind, such as -ER, -ED and -LY.",
    ["prefix"],
  ),
  linguistic("Prefix", "A part at the start of a word that changes its meaning, such as RE-, UN- and EX-.", [
    "suffix",
  ]),
  linguistic(
    "Anagram",
    "A word made of exactly the letters of another, such as LATER, ALERT and ALTER. As guesses they test the same letters in other places.",
  ),
  linguistic(
    "Isogram",
    "A word in which no letter comes twice. As a guess it tests as many letters as it has.",
    ["double-letter"],
  ),
  linguistic(
    "Etymology",
    "The history of a word: the languages it came through, and how its form and meaning changed on the way.",
  ),
];
