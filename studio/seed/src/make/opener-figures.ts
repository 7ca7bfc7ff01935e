import { readFileSync } from "node:fs";
import { everyAnswer, groupsOf } from "../figures/solve.ts";
import { guessIndex } from "../figures/patterns.ts";
import type { OpenerFigures } from "../figures/compute-opener.ts";
import { answers } from "../../words/shipped-words.ts";

const [, ...lines] = readFileSync(new URL("../../figures/openers.csv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");
const figures = lines.map(parse);
const byWord = new Map(figures.map((opener) => [opener.word, opener]));

/** The figures of every word that a player may type, the fewest average guesses first. */
export function openers(): readonly OpenerFigures[] {
  return figures;
}

/** Returns the figures of a first guess, its words left unrounded. Throws for a word that can't be typed. */
export function opener(word: string): OpenerFigures {
  const found = byWord.get(word);
  if (!found) throw new Error(`${word} is not in openers.csv.`);
  const sizes = [...groupsOf(guessIndex(word), everyAnswer).values()].map(({ length }) => length);
  return { ...found, left: expectedLeft(sizes) };
}

/** The average guesses of a first guess, as text, such as `3.44`. */
export function guessesOf(word: string): string {
  return opener(word).guesses.toFixed(2);
}

/** Expected number of answers left after two guesses that are made whatever the first one shows. */
export function leftAfterPair(first: string, second: string): number {
  const groups = [...groupsOf(guessIndex(first), everyAnswer).values()];
  return expectedLeft(
    groups.flatMap((group) => [...groupsOf(guessIndex(second), group).values()]).map(({ length }) => length),
  );
}

function expectedLeft(groupSizes: number[]): number {
  return groupSizes.reduce((sum, size) => sum + size ** 2, 0) / answers.length;
}

function parse(line: string): OpenerFigures {
  const [word = "", answer, ...cells] = line.split(",");
  const [left = 0, bits = 0, worst = 0, patterns = 0, guesses = 0, lost = 0, hardGuesses = 0, hardLost = 0] =
    cells.map(Number);
  return { word, answer: answer === "1", left, bits, worst, patterns, guesses, lost, hardGuesses, hardLost };
}
