import type { Connection } from "mongoose";
import { createAnswerClient } from "../clients/answer-client.ts";
import type { RiddleConfig } from "../config.ts";
import { createListedWords, type FindListedWords } from "../domain/guard/listed-words.ts";
import { createFetchedSource, createScheduleSource, type AnswerSource } from "../store/answer-source.ts";
import { createAnswerStore, createFetchedAnswerStore, type AnswerStore } from "../store/answer-store.ts";
import { loadGuessList, loadWordList } from "../store/word-list.ts";

/** The answers of puzzle dates, and the words among which they are. */
export type AnswerParts = {
  answers: AnswerSource;
  importedAnswers: AnswerStore;
  findListedWords: FindListedWords;
  /** Everything that may be an answer. */
  answerWords: readonly string[];
  /** Everything that a player may type, answers included. */
  guesses: ReadonlySet<string>;
};

export function openAnswers(config: RiddleConfig, connection: Connection): AnswerParts {
  const words = loadWordList();
  const importedAnswers = createAnswerStore(connection);
  return {
    answers: openSource(config, connection, importedAnswers, words),
    importedAnswers,
    findListedWords: createListedWords(words),
    answerWords: words,
    guesses: new Set(loadGuessList()),
  };
}

function openSource(
  config: RiddleConfig,
  connection: Connection,
  imported: AnswerStore,
  words: readonly string[],
): AnswerSource {
  const { ANSWER_SOURCE, ANSWER_URL: urlTemplate = "", ANSWER_FIELD: field = "" } = config;
  if (ANSWER_SOURCE === "schedule") return createScheduleSource(imported, config.SCHEDULE_SEED, words);
  const fetchAnswer = createAnswerClient({ urlTemplate, field, timeoutMs: config.ANSWER_TIMEOUT_MS });
  return createFetchedSource(imported, createFetchedAnswerStore(connection), fetchAnswer);
}
