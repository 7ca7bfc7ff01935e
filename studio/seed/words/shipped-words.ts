import { readFileSync } from "node:fs";

/** The words that can be a day's answer, as the riddle service has them. */
export const answers = wordsOf("answers.txt");

/** The words that a player may type, the answers among them. */
export const guesses = wordsOf("guesses.txt");

function wordsOf(file: string): string[] {
  const address = new URL(`../../../services/riddle/data/${file}`, import.meta.url);
  return readFileSync(address, "utf8").trimEnd().split("\n");
}
