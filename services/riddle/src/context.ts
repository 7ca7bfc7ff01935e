import type { PuzzleDate } from "@wordlehint/contracts";
import { openRuntime, type Metrics, type Runtime } from "@wordlehint/runtime";
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

export type Context = Runtime<RiddleConfig> & {
  riddles: RiddleStore;
  shelf: RiddleShelf;
  notices: NoticeStore;
  numbering: Numbering;
  numbers: NumberStore;
  content: ContentSettings;
  answers: { wordFor(date: PuzzleDate): Promise<string> };
  compose: (word: string, date: PuzzleDate) => { lines: readonly string[] };
  horizonDays: Gauge;
};

export function createContext(config: RiddleConfig, { now }: Overrides): Context {
  const runtime = openRuntime("riddle", config, { now });
  const { connection } = runtime.mongo;
  const imported = createAnswerStore(connection);
  const words = loadWordList();
  const numbering = createNumbering();
  const numbers = createNumberStore(connection);
  runtime.beforeReady(async () => {
    const known = await numbers.lastKnown();
    if (known !== undefined) numbering.use(known);
  });
  return {
    ...runtime,
    riddles: createRiddleStore(riddleModel(connection)),
    shelf: createRiddleShelf(),
    notices: createNoticeStore(connection),
    numbering,
    numbers,
    content: connectContentSettings(config),
    answers: {
      wordFor: async (date) =>
        (await imported.find(date)) ?? scheduledAnswer(date, config.SCHEDULE_SEED, words),
    },
    compose: createComposer(loadLexicon()),
    horizonDays: horizonGauge(runtime.metrics),
  };
}

function horizonGauge({ registry }: Metrics): Gauge {
  return new Gauge({
    name: "riddle_horizon_days",
    help: "Days that are ready beyond the latest date that is live anywhere.",
    registers: [registry],
  });
}
