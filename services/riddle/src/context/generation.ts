import { randomUUID } from "node:crypto";
import type { PuzzleDate } from "@wordlehint/contracts";
import type { Backoff, Metrics } from "@wordlehint/runtime";
import type { Connection } from "mongoose";
import { connectAi, type AiClient } from "../clients/ai-client.ts";
import type { RiddleConfig } from "../config.ts";
import { createComposer } from "../domain/composer/compose-riddle.ts";
import { emptyLibrary, type RiddleLibrary } from "../domain/composer/riddle-library.ts";
import { exampleRiddles } from "../domain/generation/example-riddles.ts";
import { createOfflineWriter, type OfflineWriter } from "../domain/generation/offline-writer.ts";
import type { Prices } from "../domain/generation/pricing.ts";
import type { RiddleText } from "../domain/riddle-text.ts";
import { seededRandom } from "../domain/seeded-random.ts";
import { createGenerationMetrics, type GenerationMetrics } from "../state/generation-metrics.ts";
import { createGenerationAttemptStore, type GenerationAttemptStore } from "../store/attempt-store.ts";
import { createBudgetStore, type BudgetStore } from "../store/budget-store.ts";
import { createClaimStore, type ClaimStore } from "../store/claim-store.ts";
import { loadLexicon } from "../store/lexicon.ts";
import { createOperatorTextStore, type OperatorTextStore } from "../store/operator-text-store.ts";
import { loadShippedLibrary } from "../store/riddle-library.ts";

/** The AI that writes riddles, and what limits it. */
export type Ai = {
  client: AiClient;
  prices: Prices;
  /** The limit of a day's spending (UTC), in micro-dollars. */
  dailyMicros: number;
  /** Of one request. */
  timeoutMs: number;
  /** Of all requests for one riddle. */
  limitMs: number;
  backoff: Backoff;
  /** Until when the API has asked to wait, on the clock of `performance.now()`. */
  pause: { untilMs: number };
};

/** The parts that make riddles' texts. */
export type GenerationParts = {
  /** Undefined without a key. */
  ai: Ai | undefined;
  /** Riddles of other words that show the AI the tone. */
  exampleRiddles: (word: string, date: PuzzleDate) => RiddleText[];
  /** The library and the composer. */
  offline: OfflineWriter;
  operatorTexts: OperatorTextStore;
  attempts: GenerationAttemptStore;
  budgets: BudgetStore;
  claims: ClaimStore;
  /** Tells this replica from others. */
  replicaId: string;
  generationMetrics: GenerationMetrics;
};

const exampleCount = 3;

export function openGeneration(
  config: RiddleConfig,
  { connection, metrics, aiBackoff }: { connection: Connection; metrics: Metrics; aiBackoff?: Backoff },
): GenerationParts {
  const library = withShipped(config.library);
  const secret = config.SCHEDULE_SEED;
  return {
    ai: openAi(config, aiBackoff),
    exampleRiddles: (word, date) =>
      exampleRiddles(library, word, exampleCount, seededRandom(secret, `examples of ${date}`)),
    offline: createOfflineWriter({
      library,
      compose: createComposer(loadLexicon(), {
        secret,
        library: { ...emptyLibrary, clues: config.library.clues },
      }),
      secret,
    }),
    operatorTexts: createOperatorTextStore(connection),
    attempts: createGenerationAttemptStore(connection),
    budgets: createBudgetStore(connection),
    claims: createClaimStore(connection),
    replicaId: randomUUID(),
    generationMetrics: createGenerationMetrics(metrics),
  };
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
