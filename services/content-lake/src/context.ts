import { randomBytes } from "node:crypto";
import { createPasswordHasher, openRuntime, type PasswordHasher, type Runtime } from "@wordlehint/runtime";
import { createEvaluators, type Evaluators } from "./clients/evaluators/evaluator-pool.ts";
import type { EvaluatorLimits } from "./clients/evaluators/evaluator-process.ts";
import { createImageQueue, type ImageQueue } from "./state/images/image-queue.ts";
import { createImageRenderer, type ImageRenderer } from "./state/images/image-renderer.ts";
import { openReplicaChannel, silentChannel, type ReplicaChannel } from "./clients/replica-channel.ts";
import type { LakeConfig } from "./config.ts";
import type { RequestRate } from "./state/request-rate.ts";
import { newId } from "./domain/new-id.ts";
import { openAccessStores, type AccessStores } from "./store/access-stores.ts";
import { createAccessWatch, type AccessWatch } from "./state/access-watch.ts";
import { createAssetStore, type AssetStore } from "./store/asset-store.ts";
import { createDatasetStore, type DatasetStore } from "./store/dataset-store.ts";
import { openLake, type Lake } from "./state/lake.ts";
import { createOnceStore, type OnceStore } from "./store/once-store.ts";
import { createPreferenceStore, type PreferenceStore } from "./store/preference-store.ts";
import { createSnapshotStore } from "./store/snapshot-store.ts";
import { transactionModel } from "./store/transaction-model.ts";

/** Options that tests replace. */
export type ContextOverrides = {
  now?: () => Date;
  /** Exchanges no messages with other replicas. */
  isIsolated?: boolean;
  /** Limits of evaluations for clients. */
  evaluation?: Partial<EvaluatorLimits>;
  /** Limit of requests for each client. */
  requestRate?: RequestRate;
  /** Attempts to find out whether a write took place whose response was lost. */
  attemptsToFindOut?: number;
  /** Time for writes to a removed dataset to end. */
  settleMs?: number;
};

export type Context = Runtime<LakeConfig> &
  AccessStores & {
    newId: () => string;
    /** Evaluate queries and listeners' filters. */
    evaluators: Evaluators;
    /** Evaluate changes that take long, so that no reader can hold up a writer. */
    changeEvaluators: Evaluators;
    requestRate: RequestRate;
    channel: ReplicaChannel;
    datasets: DatasetStore;
    lake: Lake;
    passwords: PasswordHasher;
    assets: AssetStore;
    imageQueue: ImageQueue;
    imageRenderer: ImageRenderer;
    preferences: PreferenceStore;
    once: OnceStore;
    accessWatch: AccessWatch;
  };

const evaluationLimits: EvaluatorLimits = {
  maxMs: 5000,
  maxResultBytes: 16 * 1024 * 1024,
  maxHeapMb: 256,
};

/** Far more than a studio sends, or the site while it renders all pages again. */
const defaultRate: RequestRate = { perSecond: 500, burst: 5000 };

export function createContext(config: LakeConfig, overrides: ContextOverrides = {}): Context {
  const {
    now,
    isIsolated = false,
    evaluation,
    requestRate = defaultRate,
    attemptsToFindOut = 8,
    settleMs = 6000,
  } = overrides;
  const runtime = openRuntime("content-lake", config, { now });
  const { log, signal, onClose } = runtime;
  const { connection } = runtime.mongo;
  const channel = isIsolated
    ? silentChannel
    : openReplicaChannel({
        url: config.NATS_URL,
        namespace: config.BUS_NAMESPACE,
        password: config.NATS_PASSWORD,
        log,
      });
  onClose(() => channel.close());
  const limits = { ...evaluationLimits, ...evaluation };
  const evaluators = createEvaluators({ ...limits, size: 3, log });
  const changeEvaluators = createEvaluators({ ...limits, size: 2, log });
  onClose(() => {
    evaluators.close();
    changeEvaluators.close();
    return Promise.resolve();
  });
  const imageQueue = createImageQueue();
  return {
    ...runtime,
    ...openAccessStores(connection, runtime.now),
    newId: () => newId(randomBytes),
    evaluators,
    changeEvaluators,
    requestRate,
    channel,
    datasets: createDatasetStore(connection),
    lake: openLake({
      transactions: transactionModel(connection),
      snapshots: createSnapshotStore(connection),
      channel,
      log,
      signal,
      attemptsToFindOut,
      settleMs,
    }),
    passwords: createPasswordHasher(),
    assets: createAssetStore(connection),
    imageQueue,
    imageRenderer: createImageRenderer(imageQueue),
    preferences: createPreferenceStore(connection),
    once: createOnceStore(connection),
    accessWatch: createAccessWatch(channel),
  };
}
