import { parseEvent, type DomainEvent, type EventType } from "@wordlehint/contracts";
import { ErrorCode, JSONCodec, NatsError } from "nats";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { endsWithin } from "../wait.ts";
import { consume, type Consumption } from "./consume.ts";
import { EventRefused } from "./event-refused.ts";
import { follow, type Following } from "./follow.ts";
import { keepConnected, type Keeper, type Link } from "./keep-connected.ts";
import { busNames, type BusNames } from "./names.ts";

export type BusOptions = {
  url: string;
  namespace: string;
  replicas: number;
  service: string;
  log: Log;
  metrics?: Metrics;
  /** How often to look whether the streams are still there. */
  recheckMs?: number;
  /** How long the broker waits for word of an event before it gives it to another replica. */
  ackWaitMs?: number;
};

/** A place in the event stream. `stream` tells one stream from another that was made anew under its name. */
export type StreamPlace = { stream: string; sequence: number };

export type Bus = {
  /** Resolves when the first connection stands; never rejects. */
  ready: Promise<void>;
  /**
   * Publishes one event and resolves when the broker has stored it. The same id again within five minutes
   * is taken only once. Waits up to `waitMs` for a connection, five seconds by default.
   * @throws {EventRefused} when the event breaks its contract or is too large.
   * @throws within about five seconds more, when the broker is away or did not confirm it.
   */
  publish(event: DomainEvent, options?: { waitMs?: number }): Promise<StreamPlace>;
  /** Whether the broker holds the event at that place of the present stream. */
  holds(eventId: string, place: StreamPlace): Promise<boolean>;
  /** Which stream answers at present; another value than before means that the broker lost its store. */
  currentStream(): Promise<string>;
  /** Calls back after each connection, the first included, and when the stream was made anew. */
  onConnect(listener: () => void): void;
  /** Handles events once among all replicas that share `durable`; see {@link Consumption}. */
  consume<T extends EventType>(consumption: Consumption<T>): void;
  /** Hands every event to this replica; see {@link Following}. */
  follow(following: Following): void;
  /** A publish that the broker stores and confirms, for readiness. */
  check(): Promise<void>;
  /** Lets handlers in progress end for a moment, then leaves; never takes longer than about three seconds. */
  close(): Promise<void>;
};

/** What the parts of the bus share. */
export type BusContext = {
  names: BusNames;
  log: Log;
  service: string;
  metrics: Metrics | undefined;
  signal: AbortSignal;
  ackWaitMs: number;
  link(): Promise<Link>;
  recheck(): void;
};

const codec = JSONCodec();
const connectTimeoutMs = 5000;
const publishTimeoutMs = 5000;
const checkTimeoutMs = 1500;
const tooLarge: string = ErrorCode.MaxPayloadExceeded;
const noStream: string = ErrorCode.NoResponders;

/** Connects to the broker and keeps trying, at the start and after every loss. Returns at once. */
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
    publish: async (event, { waitMs = connectTimeoutMs } = {}) => {
      const place = await publish(keeper, names, event, waitMs);
      metrics?.eventsPublished.inc({ type: event.type });
      return place;
    },
    holds: async (eventId, { stream, sequence }) => {
      const link = await keeper.link(connectTimeoutMs);
      return stream === link.stream && (await idAt(link, names, sequence)) === eventId;
    },
    currentStream: async () => (await keeper.link(connectTimeoutMs)).stream,
    onConnect: (listener) => void listeners.push(listener),
    consume: (consumption) => void readers.push(consume(context, consumption)),
    follow: (following) => void readers.push(follow(context, following)),
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

async function publish(
  keeper: Keeper,
  names: BusNames,
  event: DomainEvent,
  waitMs: number,
): Promise<StreamPlace> {
  const sound = checked(event);
  const { jetStream, stream } = await keeper.link(waitMs);
  const settings = { msgID: sound.id, timeout: publishTimeoutMs };
  try {
    const stored = await jetStream.publish(names.subject(sound.type), codec.encode(sound), settings);
    return { stream, sequence: stored.seq };
  } catch (error) {
    const code = error instanceof NatsError ? error.code : undefined;
    if (code === tooLarge) throw new EventRefused("too large", { cause: error });
    if (code === noStream) keeper.recheck();
    throw error;
  }
}

function checked(event: DomainEvent): DomainEvent {
  try {
    return parseEvent(event);
  } catch (error) {
    throw new EventRefused("breaks its contract", { cause: error });
  }
}

const noMessageFound = 10037;

async function idAt({ manager }: Link, names: BusNames, sequence: number): Promise<string | undefined> {
  try {
    return (await manager.streams.getMessage(names.events, { seq: sequence })).header.get("Nats-Msg-Id");
  } catch (error) {
    if (error instanceof NatsError && error.api_error?.err_code === noMessageFound) return undefined;
    throw error;
  }
}
