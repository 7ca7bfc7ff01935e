import { endsWithin, backoffMs, wait, type Log } from "@wordlehint/runtime";
import { connect, JSONCodec, type NatsConnection } from "nats";

/**
 * Short notes between the replicas of the lake, at most once and without any promise: whoever needs more than
 * a hint to look again must look by itself.
 */
export type ReplicaChannel = {
  tell(topic: string, note: unknown): void;
  /** Hears the notes of the other replicas. */
  listen(topic: string, hear: (note: unknown) => void): void;
  /** Resolves when there is a connection and what was told is out; soon in any case. */
  flushed(): Promise<void>;
  close(): Promise<void>;
};

export type ReplicaChannelOptions = { url: string; namespace: string; log: Log };

const patienceMs = 1500;
const codec = JSONCodec();

/** Connects and keeps trying. Returns at once; what is told meanwhile is lost. */
export function openReplicaChannel({ url, namespace, log }: ReplicaChannelOptions): ReplicaChannel {
  const stop = new AbortController();
  const subject = (topic: string) => `${namespace && `${namespace}.`}content-lake.${topic}`;
  const listeners = new Map<string, (note: unknown) => void>();
  let connection: NatsConnection | undefined;

  const subscribe = (to: NatsConnection, topic: string, hear: (note: unknown) => void) =>
    to.subscribe(subject(topic), {
      callback: (error, message) => {
        if (error) return;
        try {
          hear(codec.decode(message.data));
        } catch (fault) {
          log.warn({ err: fault, topic }, "note from another replica could not be read");
        }
      },
    });

  const connecting = (async () => {
    for (let attempt = 0; !stop.signal.aborted; attempt++) {
      try {
        const made = await connect({
          servers: url,
          name: "content-lake notes",
          noEcho: true,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 500,
        });
        connection = made;
        for (const [topic, hear] of listeners) subscribe(made, topic, hear);
        return;
      } catch {
        await wait(backoffMs(attempt, { firstMs: 250, maxMs: 5000 }), stop.signal);
      }
    }
  })();

  return {
    tell: (topic, note) => {
      if (connection && !connection.isClosed()) connection.publish(subject(topic), codec.encode(note));
    },
    listen: (topic, hear) => {
      listeners.set(topic, hear);
      if (connection) subscribe(connection, topic, hear);
    },
    flushed: async () => {
      await endsWithin(
        patienceMs,
        connecting.then(() => connection?.flush()),
      );
    },
    close: async () => {
      stop.abort();
      await endsWithin(patienceMs, connecting);
      if (connection) await endsWithin(patienceMs, connection.close());
    },
  };
}
