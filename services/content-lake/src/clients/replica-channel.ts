import { backoffMs, busUser, endsWithin, wait, type Log } from "@wordlehint/runtime";
import { connect, JSONCodec, type NatsConnection } from "nats";

/**
 * Short messages between the replicas of the lake, delivered at most once and without any guarantee. Use them as hints
 * only: a replica must also check on its own from time to time.
 */
export type ReplicaChannel = {
  /** Sends a message to the other replicas. Does nothing while there is no connection. */
  publish(topic: string, message: unknown): void;
  /**
   * Calls `listener` with the messages of the other replicas. One listener per topic. Those who listen `inTurn` share
   * the messages: each is delivered to one of them.
   */
  listen(topic: string, listener: Listener, options?: ListenOptions): void;
  /** Resolves when there is a connection and everything published is sent, after 1.5 s at the latest. */
  flushed(): Promise<void>;
  close(): Promise<void>;
};

type Listener = (message: unknown) => void;
type ListenOptions = { inTurn?: boolean };

export type ReplicaChannelOptions = {
  url: string;
  namespace: string;
  password?: string | undefined;
  log: Log;
};

const timeoutMs = 1500;
const codec = JSONCodec();

/** Connects in the background and keeps trying. */
export function openReplicaChannel({ url, namespace, password, log }: ReplicaChannelOptions): ReplicaChannel {
  const stop = new AbortController();
  const subject = (topic: string) => `${namespace && `${namespace}.`}content-lake.${topic}`;
  const listeners = new Map<string, [Listener, ListenOptions]>();
  let connection: NatsConnection | undefined;

  const subscribe = (to: NatsConnection, topic: string, [listener, { inTurn }]: [Listener, ListenOptions]) =>
    to.subscribe(subject(topic), {
      ...(inTurn && { queue: "replicas" }),
      callback: (error, message) => {
        if (error) return;
        try {
          listener(codec.decode(message.data));
        } catch (fault) {
          log.warn({ err: fault, topic }, "message from another replica could not be read");
        }
      },
    });

  const connecting = (async () => {
    for (let attempt = 0; !stop.signal.aborted; attempt++) {
      try {
        const made = await connect({
          servers: url,
          name: "content-lake replica channel",
          ...busUser("content-lake", password),
          noEcho: true,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 500,
        });
        connection = made;
        for (const [topic, entry] of listeners) subscribe(made, topic, entry);
        return;
      } catch {
        await wait(backoffMs(attempt, { firstMs: 250, maxMs: 5000 }), stop.signal);
      }
    }
  })();

  return {
    publish: (topic, message) => {
      if (connection && !connection.isClosed()) connection.publish(subject(topic), codec.encode(message));
    },
    listen: (topic, listener, options = {}) => {
      listeners.set(topic, [listener, options]);
      if (connection) subscribe(connection, topic, [listener, options]);
    },
    flushed: async () => {
      await endsWithin(
        timeoutMs,
        connecting.then(() => connection?.flush()),
      );
    },
    close: async () => {
      stop.abort();
      await endsWithin(timeoutMs, connecting);
      if (connection) await endsWithin(timeoutMs, connection.close());
    },
  };
}

/** A channel that sends and receives nothing. */
export const silentChannel: ReplicaChannel = {
  publish: () => undefined,
  listen: () => undefined,
  flushed: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
