import { randomUUID } from "node:crypto";
import {
  createOperatorRecordStore,
  openRuntime,
  type Backoff,
  type OperatorRecordStore,
  type Runtime,
} from "@wordlehint/runtime";
import type { PuzzleDate } from "@wordlehint/contracts";
import type { Connection } from "mongoose";
import { connectAi, type AiClient } from "./clients/ai-client.ts";
import { createAnswerClient } from "./clients/answer-client.ts";
import type { RiddleConfig } from "./config.ts";
import { createListedWords, type FindListedWords } from "./domain/guard/listed-words.ts";
import { createComposer } from "./domain/composer/compose-riddle.ts";
import { emptyLibrary, type RiddleLibrary } from "./domain/composer/riddle-library.ts";
import { exampleRiddles } from "./domain/generation/example-riddles.ts";
import { createOfflineWriter, type OfflineWriter } from "./domain/generation/offline-writer.ts";
import type { Prices } from "./domain/generation/pricing.ts";
import type { RiddleText } from "./domain/riddle-text.ts";
import { seededRandom } from "./domain/seeded-random.ts";
import { createGenerationMetrics, type GenerationMetrics } from "./generation-metrics.ts";
import { createFetchedSource, createScheduleSource, type AnswerSource } from "./store/answer-source.ts";
import { createAnswerStore, createFetchedAnswerStore, type AnswerStore } from "./store/answer-store.ts";
import { createGenerationAttemptStore, type GenerationAttemptStore } from "./store/attempt-store.ts";
import { createBudgetStore, type BudgetStore } from "./store/budget-store.ts";
import { createClaimStore, type ClaimStore } from "./store/claim-store.ts";
import { loadLexicon } from "./store/lexicon.ts";
import { createNoticeStore, type NoticeStore } from "./store/notice-store.ts";
import { createOperatorTextStore, type OperatorTextStore } from "./store/operator-text-store.ts";
import { createRefusalStore, type RefusalStore } from "./store/refusal-store.ts";
import { riddleModel } from "./store/riddle-model.ts";
import { createResultChangeStore, type ResultChangeStore } from "./store/result-change-store.ts";
import { createResultStore, type ResultStore } from "./store/result-store.ts";
import { createRiddleArchive, type RiddleArchive } from "./store/riddle-archive.ts";
import { createRiddleShelf, type RiddleShelf } from "./store/riddle-shelf.ts";
import { createRiddleStore, type RiddleStore } from "./store/riddle-store.ts";
import { loadShippedLibrary } from "./store/riddle-library.ts";
import { loadWordList } from "./store/word-list.ts";

/** What tests may replace. */
export type Overrides = {
  now?: () => Date;
  /** The longest time between two runs of the scheduler. */
  scheduleMs?: number;
  /** Delays between requests to the AI after passing failures. */
  aiBackoff?: Backoff;
};

/** The AI that writes riddles, and what limits it. */
export type Ai = {
  client: AiClient;
  prices: Prices;
  /** What may be spent on a day (UTC), in micro-dollars. */
  dailyMicros: number;
  /** Of one request. */
  timeoutMs: number;
  /** Of all requests for one riddle. */
  limitMs: number;
  backoff: Backoff;
  /** Until when the API has asked to wait, on the clock of `performance.now()`. */
  pause: { untilMs: number };
};

export type Context = Runtime<RiddleConfig> & {
  riddles: RiddleStore;
  shelf: RiddleShelf;
  archive: RiddleArchive;
  results: ResultStore;
  resultChanges: ResultChangeStore;
  notices: NoticeStore;
  answers: AnswerSource;
  findListedWords: FindListedWords;
  refusals: RefusalStore;
  /** Undefined without a key. */
  ai: Ai | undefined;
  /** Riddles of other words that show the AI the tone. */
  exampleRiddles: (word: string, date: PuzzleDate) => RiddleText[];
  operatorTexts: OperatorTextStore;
  operatorRecords: OperatorRecordStore;
  importedAnswers: AnswerStore;
  attempts: GenerationAttemptStore;
  budgets: BudgetStore;
  claims: ClaimStore;
  /** Tells this replica from others. */
  replicaId: string;
  offline: OfflineWriter;
  generationMetrics: GenerationMetrics;
};

/** How many texts of an editor may be refused on a day. */
const maxRefusals = 20;

/** How often a player may change results in an hour. */
const maxResultChanges = 60;

const exampleCount = 3;

export function createContext(config: RiddleConfig, { now, aiBackoff }: Overrides): Context {
  const runtime = openRuntime("riddle", config, { now });
  const { connection } = runtime.mongo;
  const words = loadWordList();
  const importedAnswers = createAnswerStore(connection);
  const library = withShipped(config.library);
  const secret = config.SCHEDULE_SEED;
  const shelf = createRiddleShelf();
  return {
    ...runtime,
    riddles: createRiddleStore(riddleModel(connection)),
    shelf,
    archive: createRiddleArchive(shelf),
    results: createResultStore(connection),
    resultChanges: createResultChangeStore(connection, maxResultChanges),
    notices: createNoticeStore(connection),
    answers: openAnswers(config, connection, importedAnswers, words),
    findListedWords: createListedWords(words),
    refusals: createRefusalStore(connection, maxRefusals),
    ai: openAi(config, aiBackoff),
    exampleRiddles: (word, date) =>
      exampleRiddles(library, word, exampleCount, seededRandom(secret, `examples of ${date}`)),
    operatorTexts: createOperatorTextStore(connection),
    operatorRecords: createOperatorRecordStore(connection),
    importedAnswers,
    attempts: createGenerationAttemptStore(connection),
    budgets: createBudgetStore(connection),
    claims: createClaimStore(connection),
    replicaId: randomUUID(),
    offline: createOfflineWriter({
      library,
      compose: createComposer(loadLexicon(), {
        secret,
        library: { ...emptyLibrary, clues: config.library.clues },
      }),
      secret,
    }),
    generationMetrics: createGenerationMetrics(runtime.metrics),
  };
}

function openAnswers(
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

function openAi(config: RiddleConfig, backoff: Backoff = { firstMs: 1000, maxMs: 8000 }): Ai | undefined {
  if (config.OPENAI_API_KEY === undefined) return undefined;
  return {
    client: connectAi({
      apiKey: config.OPENAI_API_KEY,
      baseUrl: config.OPENAI_BASE_URL,
      model: config.OPENAI_MODEL,
      reasoningEffort: config.OPENAI_REASONING_EFFORT,
    }),
    prices: { input: config.OPENAI_INPUT_PRICE, output: config.OPENAI_OUTPUT_PRICE },
    dailyMicros: Math.round(config.OPENAI_DAILY_BUDGET * 1e6),
    timeoutMs: config.OPENAI_TIMEOUT_MS,
    limitMs: config.OPENAI_TIME_LIMIT_MS,
    backoff,
    pause: { untilMs: 0 },
  };
}

/** The shipped riddles, but for words of which the installation has riddles or clues of its own. */
function withShipped(own: RiddleLibrary): RiddleLibrary {
  const shipped = [...loadShippedLibrary().riddles].filter(([word]) => !own.clues.has(word));
  return { ...own, riddles: new Map([...shipped, ...own.riddles]) };
}
