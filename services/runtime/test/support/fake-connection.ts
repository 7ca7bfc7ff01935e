import type { NatsConnection } from "nats";

/** Stands in for a connection of nats.js, and records the calls. */
export class FakeConnection {
  readonly calls: string[] = [];
  flushed: Promise<void> = Promise.resolve();
  #news = Promise.withResolvers<string>();
  readonly #closed = Promise.withResolvers<undefined>();
  #isClosed = false;
  readonly #manager: object;
  readonly #jetStream: unknown;

  /** @param jetStream what `jetstream()` returns */
  constructor(manager: object, jetStream: unknown) {
    this.#manager = manager;
    this.#jetStream = jetStream;
  }

  asConnection(): NatsConnection {
    return this as unknown as NatsConnection;
  }

  closed = () => this.#closed.promise;
  isClosed = () => this.#isClosed;
  jetstream = () => this.#jetStream;
  jetstreamManager = (options: object) => {
    this.calls.push(`manager ${JSON.stringify(options)}`);
    return Promise.resolve(this.#manager);
  };
  flush = () => {
    this.calls.push("flush");
    return this.flushed;
  };
  close = () => {
    this.calls.push("close");
    this.#isClosed = true;
    this.#closed.resolve(undefined);
    return Promise.resolve();
  };
  async *status() {
    for (;;) yield { type: await this.#news.promise };
  }
  /** Emits a status event of the client. */
  tell(type: "disconnect" | "reconnect" | "update") {
    this.#news.resolve(type);
    this.#news = Promise.withResolvers();
  }
}
