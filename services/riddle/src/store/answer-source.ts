import type { PuzzleDate } from "@wordlehint/contracts";
import { scheduledAnswer } from "../domain/answer-schedule.ts";
import type { AnswerStore } from "./answer-store.ts";

export type AnswerSource = {
  /** The answer of a date: the one that an operator has set, or else the one of the shipped schedule. */
  wordFor(date: PuzzleDate): Promise<string>;
};

export function createAnswerSource(
  imported: AnswerStore,
  seed: string,
  words: readonly string[],
): AnswerSource {
  return { wordFor: async (date) => (await imported.find(date)) ?? scheduledAnswer(date, seed, words) };
}
