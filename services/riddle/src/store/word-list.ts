import { readFileSync } from "node:fs";

/** Reads the shipped list of answers, which is sorted; `data/README.md` names its sources. */
export const loadWordList = (): readonly string[] => wordsIn("answers.txt");

/** Reads the shipped list of words that a player may type, the answers among them. */
export const loadGuessList = (): readonly string[] => wordsIn("guesses.txt");

const wordsIn = (file: string): string[] =>
  readFileSync(new URL(`../../data/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n");
