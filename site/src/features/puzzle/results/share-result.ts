import type { Helped } from "@wordlehint/contracts";
import type { Guesses } from "../../../lib/results.ts";
import { resultText } from "./result-words.ts";

/** What one may read about a puzzle, one tile each, and how a result says that its player went so far. */
const steps: readonly (readonly [helped: Helped, words: string])[] = [
  ["riddle", "from the riddle alone"],
  ["facts", "from the riddle and the facts"],
  ["hint-1", "with one hint"],
  ["hint-2", "with two hints"],
  ["hint-3", "with three hints"],
  ["letters", "with letters opened"],
];

/** Returns a result as one sends it to friends: number, guesses and how far one had read, and nothing about the word. */
export function sharedResult(puzzleNumber: number, guesses: Guesses, helped: Helped | undefined): string {
  const result = resultText(guesses).toLowerCase();
  const at = steps.findIndex(([step]) => step === helped);
  const words = at < 0 ? "" : `, ${steps[at]?.[1] ?? ""}`;
  const strip = at < 0 ? "" : `\n${steps.map((_, index) => (index <= at ? "🟩" : "⬜")).join("")}`;
  return `Wordle No. ${puzzleNumber}, as a riddle: ${result}${words}.${strip}`;
}
