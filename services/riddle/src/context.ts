import { openRuntime, type Metrics, type Runtime } from "@wordlehint/runtime";
import { Gauge } from "prom-client";
import { connectContentSettings, type ContentSettings } from "./clients/content-settings.ts";
import type { RiddleConfig } from "./config.ts";
import { createListedWords, type FindListedWords } from "./domain/guard/listed-words.ts";
import { createComposer } from "./domain/composer/compose-riddle.ts";
import { emptyLibrary, type RiddleLibrary } from "./domain/composer/riddle-library.ts";
import { createOfflineWriter, type OfflineWriter } from "./domain/generation/offline-writer.ts";
import { createAnswerSource, type AnswerSource } from "./store/answer-source.ts";
import { createAnswerStore } from "./store/answer-store.ts";
import { loadLexicon } from "./store/lexicon.ts";
import { createNoticeStore, type NoticeStore } from "./store/notice-store.ts";
import { createNumberStore, type NumberStore } from "./store/number-store.ts";
import { createNumbering, type Numbering } from "./store/numbering.ts";
import { createRefusalStore, type RefusalStore } from "./store/refusal-store.ts";
import { riddleModel } from "./store/riddle-model.ts";
import { createRiddleShelf, type RiddleShelf } from "./store/riddle-shelf.ts";
import { createRiddleStore, type RiddleStore } from "./store/riddle-store.ts";
import { loadShippedLibrary } from "./store/riddle-library.ts";
import { loadWordList } from "./store/word-list.ts";

/** What tests may replace. */
export type Overrides = {
  now?: () => Date;
  /** The longest time between two runs of the scheduler. */
  scheduleMs?: number;
};

export type Context = Runtime<RiddleConfig> & {
  riddles: RiddleStore;
  shelf: RiddleShelf;
  notices: NoticeStore;
  numbering: Numbering;
  numbers: NumberStore;
  content: ContentSettings;
  answers: AnswerSource;
  findListedWords: FindListedWords;
  refusals: RefusalStore;
  offline: OfflineWriter;
  horizonDays: Gauge;
};

/** How many texts of an editor may be refused on a day. */
const maxRefusals = 20;

export function createContext(config: RiddleConfig, { now }: Overrides): Context {
  const runtime = openRuntime("riddle", config, { now });
  const { connection } = runtime.mongo;
  const numbering = createNumbering();
  const numbers = createNumberStore(connection);
  const words = loadWordList();
  runtime.beforeReady(async () => numbering.use(await numbers.saved()));
  return {
    ...runtime,
    riddles: createRiddleStore(riddleModel(connection)),
    shelf: createRiddleShelf(),
    notices: createNoticeStore(connection),
    numbering,
    numbers,
    content: connectContentSettings(config),
    answers: createAnswerSource(createAnswerStore(connection), config.SCHEDULE_SEED, words),
    findListedWords: createListedWords(words),
    refusals: createRefusalStore(connection, maxRefusals),
    offline: openOfflineWriter(config),
    horizonDays: horizonGauge(runtime.metrics),
  };
}

function openOfflineWriter({ library, SCHEDULE_SEED: secret }: RiddleConfig): OfflineWriter {
  const compose = createComposer(loadLexicon(), {
    secret,
    library: { ...emptyLibrary, clues: library.clues },
  });
  return createOfflineWriter({ library: withShipped(library), compose, secret });
}

/** The shipped riddles, but for words of which the installation has riddles or clues of its own. */
function withShipped(own: RiddleLibrary): RiddleLibrary {
  const shipped = [...loadShippedLibrary().riddles].filter(([word]) => !own.clues.has(word));
  return { ...own, riddles: new Map([...shipped, ...own.riddles]) };
}

function horizonGauge({ registry }: Metrics): Gauge {
  return new Gauge({
    name: "riddle_horizon_days",
    help: "Days for which riddles are ready beyond the latest live date.",
    registers: [registry],
  });
}
