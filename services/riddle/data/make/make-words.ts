import { readFileSync, writeFileSync } from "node:fs";
import { isInflected } from "./inflected.ts";
import { scowl } from "./scowl.ts";
import { unfitWords } from "./unfit.ts";

/** Size classes of words that everyone knows. */
const sizes = [10, 20, 35, 40];

const leftOut = new Set(readWords("left-out.txt"));
const common = [...scowl(sizes, ["english", "american"])].filter(isFairAnswer);
const answers = sorted([...common, ...readWords("added.txt")]);
writeWords("answers.txt", answers);

function isFairAnswer(word: string): boolean {
  return word.length === 5 && !unfitWords.has(word) && !leftOut.has(word) && !isInflected(word);
}

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}

function readWords(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), "utf8").trim().split("\n");
}

function writeWords(file: string, words: readonly string[]): void {
  writeFileSync(new URL(`../${file}`, import.meta.url), `${words.join("\n")}\n`);
}
