import type { PuzzleDate } from "@wordlehint/contracts";
import {
  connectBus,
  connectMongo,
  createJournal,
  createLog,
  createMetrics,
  startRelay,
  type Bus,
  type Log,
  type Mongo,
  type Relay,
} from "@wordlehint/runtime";
import { Gauge } from "prom-client";
import type { RiddleConfig } from "./config.ts";
import { scheduledAnswer } from "./domain/answer-schedule.ts";
import { createComposer } from "./domain/composer/compose-riddle.ts";
import { createNumbering, type Numbering } from "./domain/numbering.ts";
import { createAnswerStore } from "./store/answer-store.ts";
import { connectContentSettings, type ContentSettings } from "./store/content-settings.ts";
import { createNoticeStore, type NoticeStore } from "./store/notice-store.ts";
import { loadLexicon } from "./store/lexicon.ts";
import { createNumberStore, type NumberStore } from "./store/number-store.ts";
import { riddleModel } from "./store/riddle-model.ts";
import { createRiddleShelf, type RiddleShelf } from "./store/riddle-shelf.ts";
import { createRiddleStore, type RiddleStore } from "./store/riddle-store.ts";
import { loadWordList } from "./store/word-list.ts";

/** What a test may put in place of the real thing. */
export type Overrides = {
  now?: () => Date;
  /** The longest sleep of the scheduler. */
  scheduleMs?: number;
};

export type Context = {
  config: RiddleConfig;
  log: Log;
  now: () => Date;
  mongo: Mongo;
  bus: Bus;
  relay: Relay;
  riddles: RiddleStore;
  shelf: RiddleShelf;
  notices: NoticeStore;
  numbering: Numbering;
  numbers: NumberStore;
  content: ContentSettings;
  answers: { wordFor(date: PuzzleDate): Promise<string> };
  compose: (word: string, date: PuzzleDate) => { lines: readonly string[] };
  metrics: ReturnType<typeof riddleMetrics>;
  /** Makes the database's indexes and reads how puzzles are numbered; done once. */
  prepare(): Promise<void>;
  close(): Promise<void>;
};

export function createContext(config: RiddleConfig, { now = () => new Date() }: Overrides): Context {
  const metrics = riddleMetrics();
  const log = createLog({ service: "riddle", level: config.LOG_LEVEL });
  const mongo = connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, log });
  const bus = connectBus({
    url: config.NATS_URL,
    namespace: config.BUS_NAMESPACE,
    replicas: config.BUS_REPLICAS,
    service: "riddle",
    log,
    metrics,
  });
  const model = riddleModel(mongo.connection);
  const riddles = createRiddleStore(model);
  const notices = createNoticeStore(mongo.connection);
  const journal = createJournal(mongo.connection);
  const imported = createAnswerStore(mongo.connection);
  const words = loadWordList();
  const numbering = createNumbering();
  const numbers = createNumberStore(mongo.connection);
  const relay = startRelay({
    collections: [model.collection, notices.collection],
    ready: mongo.ready,
    bus,
    journal,
    log,
    metrics,
  });
  return {
    config,
    log,
    now,
    mongo,
    bus,
    relay,
    riddles,
    shelf: createRiddleShelf(),
    notices,
    numbering,
    numbers,
    content: connectContentSettings(config),
    answers: {
      wordFor: async (date) =>
        (await imported.find(date)) ?? scheduledAnswer(date, config.SCHEDULE_SEED, words),
    },
    compose: createComposer(loadLexicon()),
    metrics,
    prepare: once(async () => {
      await riddles.ensureIndexes();
      await notices.ensureIndexes();
      await journal.ensureIndexes();
      const known = await numbers.lastKnown();
      if (known !== undefined) numbering.use(known);
    }),
    close: async () => {
      await relay.close();
      await bus.close();
      await mongo.close();
    },
  };
}

function riddleMetrics() {
  const metrics = createMetrics("riddle");
  const horizonDays = new Gauge({
    name: "riddle_horizon_days",
    help: "Days that are ready beyond the latest date that is live anywhere.",
    registers: [metrics.registry],
  });
  return { ...metrics, horizonDays };
}

/** Runs until it has succeeded once, never twice side by side. */
function once(work: () => Promise<void>): () => Promise<void> {
  let run: Promise<void> | undefined;
  return () =>
    (run ??= work().catch((error: unknown) => {
      run = undefined;
      throw error;
    }));
}
