import {
  connect,
  Events,
  NatsError,
  type ConnectionOptions,
  type JetStreamClient,
  type JetStreamManager,
  type NatsConnection,
  type StreamInfo,
} from "nats";
import { createAlarm, type Alarm } from "../alarm.ts";
import { backoffMs } from "../backoff.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { endsWithin } from "../wait.ts";
import { warnOncePerMinute } from "../warn-once-per-minute.ts";
import { ensureStreams } from "./ensure-streams.ts";
import { busUser } from "./bus-user.ts";
import type { BusNames } from "./names.ts";
import { watchStreamFill } from "./watch-stream-fill.ts";

/** An open connection whose streams exist. */
export type Link = {
  connection: NatsConnection;
  jetStream: JetStreamClient;
  manager: JetStreamManager;
  /** The creation time of the event stream, which differs when it was deleted and created again. */
  stream: string;
};

/** Keeps the connection; see `keepConnected`. */
export type Keeper = {
  /** Resolves when there is a link for the first time, or when closed. */
  ready: Promise<void>;
  /**
   * Waits for a connection whose streams exist.
   * @throws when closed, or when there is none within `timeoutMs` (0: don't wait).
   */
  link(timeoutMs?: number): Promise<Link>;
  /** Checks soon that the streams still exist. */
  recheck(): void;
  close(): Promise<void>;
};

/** Options of `keepConnected`. */
export type KeeperOptions = {
  url: string;
  names: BusNames;
  replicas: number;
  service: string;
  password?: string | undefined;
  log: Log;
  metrics?: Metrics | undefined;
  /** Called when there is a link: the first time, after a loss, and when the stream was created again. */
  connected: () => void;
  recheckMs: number;
};

const backoff = { firstMs: 250, maxMs: 5000 };

/**
 * Keeps one connection to the broker, and opens another one if the client gives up reconnecting.
 * @param connectTo opens a connection; tests replace the client's `connect` with their own
 */
export function keepConnected(options: KeeperOptions, connectTo = connect): Keeper {
  const { log, connected } = options;
  const alarm = createAlarm();
  const first = Promise.withResolvers<undefined>();
  let gate = Promise.withResolvers<undefined>();
  let opened: NatsConnection | undefined;
  let current: Link | undefined;
  let closing = false;
  const isClosing = () => closing;

  const setLink = (link: Link) => {
    current = link;
    gate.resolve(undefined);
    first.resolve(undefined);
    connected();
  };
  const dropLink = () => {
    if (current) gate = Promise.withResolvers<undefined>();
    current = undefined;
  };

  const running = (async () => {
    for (let attempt = 0; !isClosing(); attempt++) {
      try {
        opened = await connectTo(connectionOptions(options));
        await maintainStreams(opened, {
          ...options,
          alarm,
          isClosing,
          setLink,
          dropLink,
          resetBackoff: () => (attempt = 0),
        });
        await leave(opened);
      } catch (error) {
        warnOncePerMinute(log, { err: error }, "waiting for the broker");
      }
      dropLink();
      if (!isClosing()) await alarm.sleep(backoffMs(attempt, backoff));
    }
  })();

  return {
    ready: first.promise,
    link: async (timeoutMs) => {
      while (!current && !isClosing()) {
        if (timeoutMs === 0) throw new Error("the broker is away");
        if (timeoutMs === undefined) await gate.promise;
        else if (!(await endsWithin(timeoutMs, gate.promise))) throw new Error("the broker is away");
      }
      if (!current || isClosing()) throw new Error("the bus is closed");
      return current;
    },
    recheck: () => {
      if (current) alarm.ring();
    },
    close: async () => {
      closing = true;
      alarm.ring();
      gate.resolve(undefined);
      first.resolve(undefined);
      if (opened) await leave(opened);
      await running;
    },
  };
}

async function leave(connection: NatsConnection): Promise<void> {
  // Acknowledgements may still be buffered.
  if (!connection.isClosed()) await endsWithin(500, connection.flush());
  await endsWithin(500, connection.close());
}

const connectionOptions = ({ url, service, password }: KeeperOptions): ConnectionOptions => ({
  servers: url.split(","),
  name: service,
  ...busUser(service, password),
  maxReconnectAttempts: -1,
  ignoreAuthErrorAbort: true,
  reconnectTimeWait: 250,
  pingInterval: 10_000,
  timeout: 3000,
});

type Maintenance = KeeperOptions & {
  alarm: Alarm;
  isClosing: () => boolean;
  setLink: (link: Link) => void;
  dropLink: () => void;
  resetBackoff: () => void;
};

/**
 * Ensures that the streams exist after each connection, and from time to time: the broker may come back without
 * its store, and streams can be deleted while a connection is open.
 */
async function maintainStreams(connection: NatsConnection, maintenance: Maintenance): Promise<void> {
  const { alarm, isClosing, setLink, dropLink, resetBackoff, log, names, replicas, recheckMs } = maintenance;
  const state = watch(connection, maintenance);
  const measureFill = watchStreamFill(maintenance);
  let attempt = 0;
  while (!isClosing() && !connection.isClosed()) {
    if (!state.online) {
      await alarm.sleep(recheckMs);
      continue;
    }
    const { losses } = state;
    try {
      const manager = await connection.jetstreamManager({ checkAPI: false });
      if (state.stream) {
        const found = await findStream(manager, names);
        if (found?.created !== state.stream) {
          state.stream = undefined;
          dropLink();
          // A stream that is created while one of the same name is being deleted accepts no messages (nats-server 2.9.10).
          throw new Error("the event stream is gone");
        }
        measureFill(found);
      }
      const stream = state.stream ?? (await ensureStreams(manager, names, replicas));
      if (losses === state.losses && stream !== state.stream) {
        log.info({ stream }, "connected to the broker");
        state.stream = stream;
        setLink({ connection, jetStream: connection.jetstream(), manager, stream });
      }
      attempt = 0;
      resetBackoff();
      await alarm.sleep(recheckMs);
    } catch (error) {
      if (losses === state.losses && !isClosing())
        warnOncePerMinute(log, { err: error }, "the broker's streams could not be checked");
      await alarm.sleep(backoffMs(attempt++, backoff));
    }
  }
}

async function findStream(manager: JetStreamManager, { events }: BusNames): Promise<StreamInfo | undefined> {
  try {
    return await manager.streams.info(events);
  } catch (error) {
    if (error instanceof NatsError && error.api_error?.err_code === streamNotFound) return undefined;
    throw error;
  }
}

const streamNotFound = 10059;

/** The state of a connection. `stream` is unset by each loss. */
type State = { online: boolean; losses: number; stream?: string | undefined };

function watch(connection: NatsConnection, { log, alarm, dropLink }: Maintenance): State {
  const state: State = { online: true, losses: 0 };
  const lost = () => {
    state.online = false;
    state.losses++;
    state.stream = undefined;
    dropLink();
  };
  void (async () => {
    for await (const { type } of connection.status()) {
      if (type === Events.Disconnect) {
        lost();
        warnOncePerMinute(log, {}, "lost the broker, reconnecting");
      }
      if (type === Events.Reconnect) {
        state.online = true;
        alarm.ring();
      }
    }
  })();
  void connection.closed().then(() => {
    lost();
    alarm.ring();
  });
  return state;
}
