import type { PuzzleDate } from "@wordlehint/contracts";
import { scheduledAnswer } from "../domain/answer-schedule.ts";
import type { AnswerStore } from "./answer-store.ts";

export type AnswerSource = {
  /**
   * The answer of a date. One that an operator has set comes first.
   * @throws when it can't be had
   */
  wordFor(date: PuzzleDate): Promise<string>;
  /** The answer as far as it is known without asking elsewhere. */
  knownWordFor(date: PuzzleDate): Promise<string | undefined>;
};

/** Takes answers from the schedule that follows from the installation's secret. */
export function createScheduleSource(
  imported: AnswerStore,
  seed: string,
  words: readonly string[],
): AnswerSource {
  const wordFor = async (date: PuzzleDate) =>
    (await imported.find(date)) ?? scheduledAnswer(date, seed, words);
  return { wordFor, knownWordFor: wordFor };
}

/** Fetches each answer once, and keeps it: the source may change or end without changing a riddle. */
export function createFetchedSource(
  imported: AnswerStore,
  fetched: AnswerStore,
  fetchAnswer: (date: PuzzleDate) => Promise<string>,
): AnswerSource {
  const knownWordFor = async (date: PuzzleDate) => (await imported.find(date)) ?? (await fetched.find(date));
  return {
    knownWordFor,
    wordFor: async (date) => (await knownWordFor(date)) ?? fetched.keep(date, await fetchAnswer(date)),
  };
}
