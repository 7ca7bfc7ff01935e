import { parseEvent, type DomainEvent } from "@wordlehint/contracts";
import {
  connect,
  Events,
  JSONCodec,
  type JetStreamClient,
  type JetStreamManager,
  type NatsConnection,
} from "nats";
import type { Log } from "../log.ts";
import { growingDelayMs } from "../growing-delay.ts";
import { wait } from "../wait.ts";
import { consume, type Consumption } from "./consume.ts";
import { ensureStreams } from "./ensure-streams.ts";
import { follow, type Following } from "./follow.ts";
import { busNames, type BusNames } from "./names.ts";

export type BusOptions = {
  url: string;
  namespace: string;
  replicas: number;
  service: string;
  log: Log;
};

/** A place in the event stream. `stream` tells one stream from another that was made anew under its name. */
export type StreamPlace = { stream: string; sequence: number };

export type Bus = {
  /** Resolves when the first connection stands; never rejects. */
  ready: Promise<void>;
  /**
   * Publishes one event and resolves when the broker has stored it. The same id again within five minutes
   * is taken only once.
   * @throws when the event breaks its contract, or the broker did not confirm it.
   */
  publish(event: DomainEvent): Promise<StreamPlace>;
  /** Which stream answers at present; another value than before means that the broker lost its store. */
  currentStream(): Promise<string>;
  /** Calls back after each connection, the first included. */
  onConnect(listener: () => void): void;
  /** Handles events once among all replicas that share `durable`; see {@link Consumption}. */
  consume(consumption: Consumption): void;
  /** Hands every event to this replica; see {@link Following}. */
  follow(following: Following): void;
  /** A publish that the broker stores and confirms, for readiness. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/** What the parts of the bus share. */
export type BusContext = {
  names: BusNames;
  log: Log;
  service: string;
  signal: AbortSignal;
  /** The connection with its streams made sure of; waits for the first one. */
  link(): Promise<Link>;
  onConnect(listener: () => void): void;
};
export type Link = {
  connection: NatsConnection;
  jetStream: JetStreamClient;
  manager: JetStreamManager;
  /** The event stream's birth: a stream that was deleted and made again has another. */
  stream: string;
};

const codec = JSONCodec();
const publishTimeoutMs = 5000;

/** Connects to the broker and keeps trying, at the start and after every loss. Returns at once. */
export function connectBus(options: BusOptions): Bus {
  const { log, service } = options;
  const names = busNames(options.namespace);
  const stop = new AbortController();
  const listeners: (() => void)[] = [];
  const readers: Promise<void>[] = [];
  const connected = () => listeners.forEach((listener) => listener());
  const opened = keepOpening(options, names, stop.signal, connected);
  const link = async () => (await opened) ?? closed();
  const context: BusContext = {
    names,
    log,
    service,
    signal: stop.signal,
    link,
    onConnect: (listener) => listeners.push(listener),
  };

  return {
    ready: opened.then(() => undefined),
    publish: async (event) => {
      const { jetStream, stream } = await link();
      const sound = parseEvent(event);
      const settings = { msgID: sound.id, timeout: publishTimeoutMs };
      const stored = await jetStream.publish(names.subject(sound.type), codec.encode(sound), settings);
      return { stream, sequence: stored.seq };
    },
    currentStream: async () => (await link()).stream,
    onConnect: context.onConnect,
    consume: (consumption) => void readers.push(consume(context, consumption)),
    follow: (following) => void readers.push(follow(context, following)),
    check: async () => {
      const { jetStream } = await link();
      await jetStream.publish(names.healthSubject(service), codec.encode({}), { timeout: 2000 });
    },
    close: async () => {
      stop.abort();
      const open = await opened;
      await Promise.all(readers);
      await open?.connection.close();
    },
  };
}

function closed(): never {
  throw new Error("the bus is closed");
}

async function keepOpening(
  { url, replicas, service, log }: BusOptions,
  names: BusNames,
  signal: AbortSignal,
  connected: () => void,
): Promise<Link | undefined> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      const link = await open(url, service, (manager) => ensureStreams(manager, names, replicas));
      log.info("connected to the broker");
      void mend(link, { names, replicas, log, connected });
      connected();
      return link;
    } catch (error) {
      log.warn({ err: error }, "waiting for the broker");
      await wait(growingDelayMs(attempt, { firstMs: 250, mostMs: 5000 }), signal);
    }
  }
  return undefined;
}

async function open(
  url: string,
  service: string,
  birthOfStream: (manager: JetStreamManager) => Promise<string>,
): Promise<Link> {
  const connection = await connect({
    servers: url.split(","),
    name: service,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    pingInterval: 10_000,
    timeout: 3000,
  });
  try {
    const manager = await connection.jetstreamManager();
    return { connection, jetStream: connection.jetstream(), manager, stream: await birthOfStream(manager) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

type Mending = { names: BusNames; replicas: number; log: Log; connected: () => void };

/** The broker may come back without its store, so the streams are made sure of after every reconnection. */
async function mend(link: Link, { names, replicas, log, connected }: Mending): Promise<void> {
  for await (const status of link.connection.status()) {
    if (status.type === Events.Disconnect) log.warn("lost the broker, reconnecting");
    if (status.type !== Events.Reconnect) continue;
    try {
      link.stream = await ensureStreams(link.manager, names, replicas);
      log.info("connected to the broker again");
      connected();
    } catch (error) {
      log.error({ err: error }, "the broker's streams can't be made sure of");
    }
  }
}
