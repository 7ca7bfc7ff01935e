import { readFileSync, writeFileSync } from "node:fs";
import wordListPath from "word-list";
import { isInflected } from "./inflected.ts";
import { scowl } from "./scowl.ts";
import { unfitWords } from "./unfit.ts";

/** SCOWL's size classes with words that everyone knows, and all classes that the package has. */
const commonSizes = [10, 20, 35, 40];
const allSizes = [...commonSizes, 50, 55, 60, 70];

const leftOut = new Set(readLines("left-out.txt"));
const common = [...scowl(commonSizes, ["english", "american"])].filter(isFairAnswer);
const answers = sorted([...common, ...readLines("added.txt")]);
writeWords("answers.txt", answers);

const spellings = scowl(allSizes, ["english", "american", "british", "canadian", "australian"]);
const listed = readFileSync(wordListPath, "utf8").split("\n");
const rare = [...spellings, ...listed, ...readLines("more-guesses.txt")].filter((word) => word.length === 5);
writeWords("guesses.txt", sorted([...answers, ...rare]));

function isFairAnswer(word: string): boolean {
  return word.length === 5 && !unfitWords.has(word) && !leftOut.has(word) && !isInflected(word);
}

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}

function readLines(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), "utf8").trim().split("\n");
}

function writeWords(file: string, words: readonly string[]): void {
  writeFileSync(new URL(`../${file}`, import.meta.url), `${words.join("\n")}\n`);
}
