import type { DomainEvent, EventType } from "@wordlehint/contracts";
import { JSONCodec } from "nats";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { endsWithin } from "../wait.ts";
import type { BusContext, StreamPlace } from "./bus-context.ts";
import { consume, type Consumption } from "./consume.ts";
import { eventIdAt } from "./event-id-at.ts";
import { follow, type Follower, type Following } from "./follow.ts";
import { keepConnected } from "./keep-connected.ts";
import { busNames } from "./names.ts";
import { publish } from "./publish.ts";

/** Options for `connectBus`. */
export type BusOptions = {
  url: string;
  namespace: string;
  replicas: number;
  /** Names the connection, for operators; with a password also the user. */
  service: string;
  password?: string | undefined;
  log: Log;
  metrics?: Metrics | undefined;
  /** Time between two checks that the streams still exist; 30 s by default. */
  recheckMs?: number;
  /** Time that the broker waits for an acknowledgement before it redelivers an event; 30 s by default. */
  ackWaitMs?: number;
};

/** Publishes and delivers events over NATS JetStream. */
export type Bus = {
  /** Resolves when the bus is connected for the first time, or closed; never rejects. */
  ready: Promise<void>;
  /**
   * Publishes one event and resolves when the broker has stored it. The broker drops an event with the same id
   * within five minutes. Waits up to `connectTimeoutMs` for a connection, five seconds by default.
   * @throws {EventRefused} when the event breaks its contract or is too large.
   * @throws within five more seconds, when the broker is away or doesn't confirm the event.
   */
  publish(event: DomainEvent, options?: { connectTimeoutMs?: number }): Promise<StreamPlace>;
  /** Returns whether the broker has the event at that position of its current stream. */
  holds(eventId: string, place: StreamPlace): Promise<boolean>;
  /** Identifies the current stream; a value that differs from an earlier one means that the broker lost its store. */
  currentStream(): Promise<string>;
  /** Calls back after each connection, the first included, and when the stream was created again. */
  onConnect(listener: () => void): void;
  /** Handles events once among all replicas that share `durable`; see {@link Consumption}. */
  consume<T extends EventType>(consumption: Consumption<T>): void;
  /** Delivers every event to this replica; see {@link Following}. */
  follow(following: Following): Follower;
  /** Publishes a message that the broker must store and confirm, for readiness. */
  check(): Promise<void>;
  /** Gives handlers in progress a moment to end, then disconnects; takes at most about three seconds. */
  close(): Promise<void>;
};

const codec = JSONCodec();
const defaultConnectTimeoutMs = 5000;
const checkTimeoutMs = 1500;

/** Connects to the broker, and again after every loss, and retries until it succeeds. Returns at once. */
export function connectBus(options: BusOptions): Bus {
  const { log, service, metrics, recheckMs = 30_000, ackWaitMs = 30_000 } = options;
  const names = busNames(options.namespace);
  const stop = new AbortController();
  const listeners: (() => void)[] = [];
  const readers: Promise<void>[] = [];
  const connected = () => listeners.forEach((listener) => listener());
  const keeper = keepConnected({ ...options, names, connected, recheckMs });
  const context: BusContext = {
    names,
    log,
    service,
    metrics,
    signal: stop.signal,
    ackWaitMs,
    link: () => keeper.link(),
    recheck: keeper.recheck,
  };

  return {
    ready: keeper.ready,
    publish: async (event, { connectTimeoutMs = defaultConnectTimeoutMs } = {}) => {
      const place = await publish(keeper, names, event, connectTimeoutMs);
      metrics?.eventsPublished.inc({ type: event.type });
      return place;
    },
    holds: async (eventId, { stream, sequence }) => {
      const link = await keeper.link(defaultConnectTimeoutMs);
      return stream === link.stream && (await eventIdAt(link, names, sequence)) === eventId;
    },
    currentStream: async () => (await keeper.link(defaultConnectTimeoutMs)).stream,
    onConnect: (listener) => void listeners.push(listener),
    consume: (consumption) => void readers.push(consume(context, consumption)),
    follow: (following) => {
      const { follower, ended } = follow(context, following);
      readers.push(ended);
      return follower;
    },
    check: async () => {
      const { jetStream } = await keeper.link(checkTimeoutMs);
      await jetStream.publish(names.healthSubject(service), codec.encode({}), { timeout: checkTimeoutMs });
    },
    close: async () => {
      stop.abort();
      await endsWithin(1500, Promise.all(readers));
      await endsWithin(1500, keeper.close());
    },
  };
}
