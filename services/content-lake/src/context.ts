import { randomBytes } from "node:crypto";
import {
  connectBus,
  connectMongo,
  createJournal,
  createLog,
  createMetrics,
  createPasswordHasher,
  startRelay,
  type Bus,
  type Log,
  type Metrics,
  type Mongo,
  type PasswordHasher,
  type Relay,
} from "@wordlehint/runtime";
import { watchAccess, type AccessWatch } from "./actions/access/access-watch.ts";
import { isStillGood } from "./actions/access/identify.ts";
import { createImageWork, type ImageWork } from "./actions/assets/image-work.ts";
import { startAssetSweeper } from "./actions/assets/sweep-assets.ts";
import type { LakeConfig } from "./config.ts";
import { newId } from "./domain/new-id.ts";
import { openAccessStores, type AccessStores } from "./store/access-stores.ts";
import { createAssetStore, type AssetStore } from "./store/asset-store.ts";
import { createDatasetStore, type DatasetStore } from "./store/dataset-store.ts";
import { openLake, type Lake } from "./store/lake.ts";
import { createOnceStore, type OnceStore } from "./store/once-store.ts";
import { createPreferenceStore, type PreferenceStore } from "./store/preference-store.ts";
import { openReplicaChannel, type ReplicaChannel } from "./store/replica-channel.ts";
import { createSnapshotStore } from "./store/snapshot-store.ts";
import { transactionModel } from "./store/transaction-model.ts";

/** What a test may put in place of the real thing. */
export type Overrides = {
  now?: () => Date;
  /** How often to look for transactions that no note told of. */
  pollMs?: number;
  /** Transactions between two checkpoints. */
  checkpointEvery?: number;
  /** Hears nothing from other replicas, and tells them nothing. */
  isDeaf?: boolean;
  /** How often to look for access that was withdrawn and that no note told of. */
  accessCheckMs?: number;
};

export type Context = AccessStores & {
  config: LakeConfig;
  log: Log;
  metrics: Metrics;
  now: () => Date;
  newId: () => string;
  mongo: Mongo;
  bus: Bus;
  relay: Relay;
  channel: ReplicaChannel;
  datasets: DatasetStore;
  lake: Lake;
  passwords: PasswordHasher;
  assets: AssetStore;
  imageWork: ImageWork;
  preferences: PreferenceStore;
  once: OnceStore;
  accessWatch: AccessWatch;
  /** Aborted when the service begins to end, before its server waits for open answers: event streams end then. */
  closing: AbortController;
  /** Makes the database's indexes; to be done before anything is written. */
  prepare(): Promise<void>;
  close(): Promise<void>;
};

export function createContext(config: LakeConfig, overrides: Overrides = {}): Context {
  const { now = () => new Date(), pollMs = 2000, checkpointEvery = 1000, isDeaf = false } = overrides;
  const { accessCheckMs = 10_000 } = overrides;
  const { MONGODB_URL, MONGODB_DATABASE, NATS_URL, BUS_NAMESPACE } = config;
  const service = "content-lake";
  const log = createLog({ service, level: config.LOG_LEVEL });
  const metrics = createMetrics(service);
  const mongo = connectMongo({ url: MONGODB_URL, database: MONGODB_DATABASE, log });
  const namespace = BUS_NAMESPACE;
  const bus = connectBus({ url: NATS_URL, namespace, replicas: config.BUS_REPLICAS, service, log, metrics });
  const channel = isDeaf ? deafChannel : openReplicaChannel({ url: NATS_URL, namespace, log });
  const transactions = transactionModel(mongo.connection);
  const snapshots = createSnapshotStore(mongo.connection);
  const datasets = createDatasetStore(mongo.connection);
  const assets = createAssetStore(mongo.connection);
  const preferences = createPreferenceStore(mongo.connection);
  const once = createOnceStore(mongo.connection);
  const access = openAccessStores(mongo.connection, now);
  const accessWatch = watchAccess({
    channel,
    log,
    everyMs: accessCheckMs,
    isStillGood: (credential) => isStillGood({ ...access, now, config }, credential),
  });
  const closing = new AbortController();
  const journal = createJournal(mongo.connection);
  const lake = openLake({ transactions, snapshots, channel, log, pollMs, checkpointEvery });
  const sweeper = startAssetSweeper({ assets, datasets, lake, now, log });
  const relay = startRelay({
    connection: mongo.connection,
    ready: mongo.ready,
    bus,
    journal,
    log,
    metrics,
  });
  return {
    config,
    log,
    metrics,
    now,
    newId: () => newId(randomBytes),
    mongo,
    bus,
    relay,
    channel,
    datasets,
    lake,
    ...access,
    passwords: createPasswordHasher(),
    assets,
    imageWork: createImageWork(),
    preferences,
    once,
    accessWatch,
    closing,
    prepare: async () => {
      await transactions.createIndexes();
      await snapshots.ensureIndexes();
      await datasets.ensureIndexes();
      await journal.ensureIndexes();
      await once.ensureIndexes();
      await assets.ensureIndexes();
      for (const store of Object.values(access)) await store.ensureIndexes();
    },
    close: async () => {
      closing.abort();
      await accessWatch.close();
      await sweeper.close();
      await lake.close();
      await relay.close();
      await Promise.all([channel.close(), bus.close()]);
      await mongo.close();
    },
  };
}

const deafChannel: ReplicaChannel = {
  tell: () => undefined,
  listen: () => undefined,
  flushed: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
