import { connectBus, type Bus } from "../bus/connect-bus.ts";
import { createLog, type Log } from "../log.ts";
import { createMetrics, type Metrics } from "../metrics.ts";
import { connectMongo, type Mongo } from "../mongo/connect-mongo.ts";
import { prepareDatabase } from "../mongo/prepare-database.ts";
import { createJournal } from "../outbox/journal.ts";
import { startRelay } from "../outbox/relay.ts";

/** The configuration of every service; see `serviceConfig`. */
export type ServiceConfig = {
  HOST: string;
  PORT: number;
  ADMIN_PORT?: number | undefined;
  ALLOWED_HOSTS?: ReadonlySet<string> | undefined;
  LOG_LEVEL: string;
};
/** See `mongoConfig`. */
export type MongoConfig = {
  MONGODB_URL: string;
  MONGODB_DATABASE: string;
  MONGODB_PASSWORD?: string | undefined;
};
/** See `busConfig`. */
export type BusConfig = {
  NATS_URL: string;
  NATS_PASSWORD?: string | undefined;
  BUS_NAMESPACE: string;
  BUS_REPLICAS: number;
};

type Core<C> = {
  /** The service's name, as in its log and metrics. */
  name: string;
  config: C;
  log: Log;
  metrics: Metrics;
  now: () => Date;
  /** Aborted when the service begins to shut down, before its HTTP server waits for open responses. */
  signal: AbortSignal;
  /**
   * Adds a step to the shutdown. Steps run one after the other, the last added first; bus and database close
   * after all of them. A step should end within a few seconds, whatever happens.
   */
  onClose(close: () => Promise<void>): void;
  /** Shuts down. Runs once, however often it is called. */
  close(): Promise<void>;
};

type DatabaseParts = {
  mongo: Mongo;
  /**
   * Resolves when the database responds, the indexes of every model that was registered on its connection by then
   * are made, and the steps of `beforeReady` are done, or when the service shuts down; never rejects.
   */
  ready: Promise<void>;
  /** Adds a step that `ready` waits for, such as reading what must be known first. It is retried until it succeeds. */
  beforeReady(step: () => Promise<unknown>): void;
};

type BusParts = { bus: Bus };

type OutboxParts = {
  /** `wake` publishes at once what a write has just added to an outbox. */
  outbox: { wake(): void };
};

/** The parts of a service that `openRuntime` opens, as its configuration names them. */
export type Runtime<C extends ServiceConfig = ServiceConfig> = Core<C> &
  (C extends MongoConfig ? DatabaseParts : unknown) &
  (C extends BusConfig ? BusParts : unknown) &
  (C extends MongoConfig & BusConfig ? OutboxParts : unknown);

/** Replacements for tests. */
export type RuntimeOptions = {
  /** The clock; tests may bring their own. */
  now?: (() => Date) | undefined;
};

/**
 * Opens what every service needs: log, metrics, orderly shutdown; with `MONGODB_URL` in the configuration its
 * database, with `NATS_URL` the bus, and with both an outbox: the events of every model whose schema has one
 * are published and journalled. Returns at once; database and broker are connected in the background, and
 * again after every loss.
 */
export function openRuntime<C extends ServiceConfig>(
  name: string,
  config: C,
  { now = () => new Date() }: RuntimeOptions = {},
): Runtime<C> {
  const shutdown = new AbortController();
  const steps = new AsyncDisposableStack();
  const core: Core<C> = {
    name,
    config,
    log: createLog({ service: name, level: config.LOG_LEVEL }),
    metrics: createMetrics(name),
    now,
    signal: shutdown.signal,
    onClose: (close) => steps.defer(close),
    close: async () => {
      shutdown.abort();
      await steps.disposeAsync();
    },
  };
  const database = isMongoConfig(config) ? openDatabase(core, config) : undefined;
  const bus = isBusConfig(config) ? openBus(core, config) : undefined;
  const parts = {
    ...core,
    ...database,
    ...(bus && { bus }),
    ...(database && bus && { outbox: openOutbox(core, database, bus) }),
  };
  return parts as unknown as Runtime<C>;
}

const isMongoConfig = (config: object): config is MongoConfig => "MONGODB_URL" in config;
const isBusConfig = (config: object): config is BusConfig => "NATS_URL" in config;

function openDatabase({ log, signal, onClose }: Core<unknown>, config: MongoConfig): DatabaseParts {
  const mongo = connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    password: config.MONGODB_PASSWORD,
    log,
  });
  onClose(() => mongo.close());
  const steps: (() => Promise<unknown>)[] = [];
  const ready = prepareDatabase({ mongo, log, signal, steps });
  return { mongo, ready, beforeReady: (step) => void steps.push(step) };
}

function openBus({ name, log, metrics, onClose }: Core<unknown>, config: BusConfig): Bus {
  const bus = connectBus({
    url: config.NATS_URL,
    namespace: config.BUS_NAMESPACE,
    replicas: config.BUS_REPLICAS,
    service: name,
    password: config.NATS_PASSWORD,
    log,
    metrics,
  });
  onClose(() => bus.close());
  return bus;
}

function openOutbox(core: Core<unknown>, database: DatabaseParts, bus: Bus): OutboxParts["outbox"] {
  const { log, metrics, onClose } = core;
  const { mongo, ready, beforeReady } = database;
  const { connection } = mongo;
  const journal = createJournal(connection);
  beforeReady(() => journal.ensureIndexes());
  const relay = startRelay({ connection, ready, bus, journal, log, metrics });
  onClose(() => relay.close());
  return { wake: () => relay.wake() };
}
