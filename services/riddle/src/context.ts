import {
  createOperatorRecordStore,
  openRuntime,
  type Backoff,
  type OperatorRecordStore,
  type Runtime,
} from "@wordlehint/runtime";
import type { RiddleConfig } from "./config.ts";
import { openAnswers, type AnswerParts } from "./context/answers.ts";
import { openGeneration, type GenerationParts } from "./context/generation.ts";
import { createReadyResponses, type ReadyResponses } from "./state/ready-responses.ts";
import { createRiddleArchive, type RiddleArchive } from "./state/riddle-archive.ts";
import { createRiddleShelf, type RiddleShelf } from "./state/riddle-shelf.ts";
import { createCountStore, type CountStore } from "./store/count-store.ts";
import { createNoticeStore, type NoticeStore } from "./store/notice-store.ts";
import { createRefusalStore, type RefusalStore } from "./store/refusal-store.ts";
import { createResultStore, type ResultStore } from "./store/result-store.ts";
import { riddleModel } from "./store/riddle-model.ts";
import { createRiddleStore, type RiddleStore } from "./store/riddle-store.ts";

/** Parts that tests may replace. */
export type Overrides = {
  now?: () => Date;
  /** The longest time between two runs of the scheduler. */
  scheduleMs?: number;
  /** Delays between requests to the AI after passing failures. */
  aiBackoff?: Backoff;
};

export type Context = Runtime<RiddleConfig> &
  AnswerParts &
  GenerationParts & {
    riddles: RiddleStore;
    shelf: RiddleShelf;
    archive: RiddleArchive;
    readyResponses: ReadyResponses;
    notices: NoticeStore;
    results: ResultStore;
    resultChanges: CountStore;
    guessTries: CountStore;
    refusals: RefusalStore;
    operatorRecords: OperatorRecordStore;
  };

/** The most texts of an editor that are refused on a day. */
const maxRefusals = 20;

const hourMs = 3_600_000;

export function createContext(config: RiddleConfig, { now, aiBackoff }: Overrides): Context {
  const runtime = openRuntime("riddle", config, { now });
  const { mongo, metrics } = runtime;
  const { connection } = mongo;
  const shelf = createRiddleShelf();
  return {
    ...runtime,
    ...openAnswers(config, connection),
    ...openGeneration(config, { connection, metrics, ...(aiBackoff && { aiBackoff }) }),
    riddles: createRiddleStore(riddleModel(connection)),
    shelf,
    archive: createRiddleArchive(shelf),
    readyResponses: createReadyResponses(),
    notices: createNoticeStore(connection),
    results: createResultStore(connection),
    resultChanges: createCountStore(connection, { collection: "resultChanges", periodMs: hourMs }),
    guessTries: createCountStore(connection, { collection: "guessTries", periodMs: 24 * hourMs }),
    refusals: createRefusalStore(connection, maxRefusals),
    operatorRecords: createOperatorRecordStore(connection),
  };
}
