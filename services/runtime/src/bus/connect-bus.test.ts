import { headers, type ConnectionOptions, type ConsumerConfig } from "nats";
import { textOf, verseEvent } from "../../test/support/buses.ts";
import { FakeConnection } from "../../test/support/fake-connection.ts";
import { recordingLog } from "../../test/support/recording-log.ts";
import { createMetrics } from "../metrics.ts";
import { connectBus, type Bus, type BusOptions } from "./connect-bus.ts";

/** The real one, also while fake timers replace it. */
const { setImmediate } = globalThis;
const stream = "2026-11-01T00:00:00Z";
const away = "the broker is away";

/** A broker with an event stream, which stores what is published and delivers messages to consumers. */
class FakeBroker {
  readonly published: unknown[][] = [];
  readonly made: [string, Partial<ConsumerConfig>][] = [];
  /** How often it was asked whether the event stream is there. */
  checks = 0;
  /** The id of the stored event, which is the same at every position of the stream. */
  eventId = "";
  /** Whether publishing fails. */
  isFull = false;
  /** The messages that aren't delivered yet. A fetch delivers the next one, or waits if there is none. */
  deliveries: object[] = [];

  readonly manager = {
    streams: {
      add: (config: object) => Promise.resolve({ config, created: stream }),
      info: () => {
        this.checks++;
        return Promise.resolve({ created: stream, state: { first_seq: 1, last_seq: 4 } });
      },
      getMessage: () => {
        const header = headers();
        header.set("Nats-Msg-Id", this.eventId);
        return Promise.resolve({ header });
      },
    },
    consumers: {
      add: (from: string, config: Partial<ConsumerConfig>) => {
        this.made.push([from, config]);
        return Promise.resolve({ name: "following" });
      },
      info: () => Promise.resolve({ num_pending: 0, delivered: { consumer_seq: 1 } }),
      delete: () => Promise.resolve(true),
    },
  };
  readonly jetStream = {
    publish: (subject: string, _data: Uint8Array, settings: object) => {
      this.published.push([subject, settings]);
      return this.isFull ? Promise.reject(new Error("no space left")) : Promise.resolve({ seq: 5 });
    },
    consumers: {
      get: () => Promise.resolve({ fetch: () => this.#deliver(1), consume: () => this.#deliver() }),
    },
  };

  #deliver(count = Infinity) {
    const delivered = this.deliveries.splice(0, count);
    const stopped = Promise.withResolvers<undefined>();
    async function* messages() {
      yield* delivered;
      if (delivered.length < count) await stopped.promise;
    }
    async function* status() {
      yield* [];
      await stopped.promise;
    }
    const stop = () => stopped.resolve(undefined);
    return Promise.resolve(Object.assign(messages(), { stop, closed: () => stopped.promise, status }));
  }
}

let broker: FakeBroker;
let open: Bus[];
beforeEach(() => {
  broker = new FakeBroker();
  open = [];
  jest.useFakeTimers();
});
afterEach(async () => {
  for (const bus of open) {
    const closed = bus.close();
    await pass(3000);
    await closed;
  }
  jest.useRealTimers();
});

/** Runs pending callbacks, advances the fake timers, and runs the callbacks that follow from it. */
async function pass(ms = 0) {
  await new Promise((resolve) => setImmediate(resolve));
  jest.advanceTimersByTime(ms);
  await new Promise((resolve) => setImmediate(resolve));
}

type Settings = Partial<BusOptions> & {
  /** Replaces an attempt to connect, which succeeds by default. */
  attempt?: () => Promise<never>;
};

function join({ attempt, ...options }: Settings = {}) {
  const { log } = recordingLog();
  const metrics = createMetrics("test");
  const connections: FakeConnection[] = [];
  const attempts: (ConnectionOptions | undefined)[] = [];
  const bus = connectBus(
    { url: "nats://one.test", namespace: "blue", replicas: 1, service: "riddle", log, metrics, ...options },
    (wanted) => {
      attempts.push(wanted);
      if (attempt) return attempt();
      const connection = new FakeConnection(broker.manager, broker.jetStream);
      connections.push(connection);
      return Promise.resolve(connection.asConnection());
    },
  );
  open.push(bus);
  const counts = async () => ({
    published: (await metrics.eventsPublished.get()).values.map(({ labels, value }) => ({
      ...labels,
      value,
    })),
    consumed: (await metrics.eventsConsumed.get()).values.map(({ labels, value }) => ({ ...labels, value })),
  });
  const latest = () => {
    const connection = connections.at(-1);
    if (!connection) throw new Error("nothing is connected");
    return connection;
  };
  return { bus, attempts, latest, counts };
}

const refusing = () => Promise.reject(new Error("refused"));

/** A message with an event, which notes how it is acknowledged. */
function messageOf(text: string) {
  const calls: string[] = [];
  const event = verseEvent(text);
  const message = {
    subject: "blue.riddle.released",
    info: { deliveryCount: 1, deliverySequence: 1, streamSequence: 5 },
    json: () => event,
    ack: () => void calls.push("ack"),
    nak: () => void calls.push("nak"),
  };
  return { message, calls };
}

/** Whether a promise has settled by now. */
async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const note = () => (settled = true);
  promise.then(note, note);
  await pass();
  return settled;
}

it("connects to the broker as the service", async () => {
  const { bus, attempts } = join();
  await bus.ready;
  expect(attempts).toEqual([expect.objectContaining({ servers: ["nats://one.test"], name: "riddle" })]);
});

describe("publishing", () => {
  it("resolves with the place of the event, and counts it", async () => {
    const { bus, counts } = join();
    expect(await bus.publish(verseEvent("hello"))).toEqual({ stream, sequence: 5 });
    expect(broker.published.map(([subject]) => subject)).toEqual(["blue.riddle.released"]);
    expect((await counts()).published).toEqual([{ type: "riddle.released", value: 1 }]);
  });

  it("counts no event that the broker didn't take", async () => {
    broker.isFull = true;
    const { bus, counts } = join();
    await expect(bus.publish(verseEvent("hello"))).rejects.toThrow("no space left");
    expect((await counts()).published).toEqual([]);
  });

  it("works without metrics", async () => {
    const { bus } = join({ metrics: undefined });
    expect(await bus.publish(verseEvent("hello"))).toEqual({ stream, sequence: 5 });
  });

  it("waits for a connection only as long as it is told to", async () => {
    const { bus } = join({ attempt: refusing });
    await expect(bus.publish(verseEvent("hello"), { connectTimeoutMs: 0 })).rejects.toThrow(away);
  });
});

it.each<[string, number, (bus: Bus) => Promise<unknown>]>([
  ["publishing", 5000, (bus) => bus.publish(verseEvent("hello"))],
  ["looking for an event", 5000, (bus) => bus.holds("the id", { stream, sequence: 5 })],
  ["asking for the stream", 5000, (bus) => bus.currentStream()],
  ["a check", 1500, (bus) => bus.check()],
])("%s waits %i ms for a connection", async (_what, ms, use) => {
  const { bus } = join({ attempt: refusing });
  const outcome = use(bus).catch((error: unknown) => error);
  await pass(ms - 1);
  expect(await hasSettled(outcome)).toBe(false);
  await pass(1);
  expect(await outcome).toEqual(new Error(away));
});

it.each([
  ["the event with that id", stream, "the id", true],
  ["another event", stream, "another id", false],
  ["an event of an earlier stream", "2026-10-01T00:00:00Z", "the id", false],
])("says whether a place holds an event: %s", async (_what, of, eventId, isHeld) => {
  broker.eventId = eventId;
  const { bus } = join();
  expect(await bus.holds("the id", { stream: of, sequence: 5 })).toBe(isHeld);
});

it("names the current stream", async () => {
  const { bus } = join();
  expect(await bus.currentStream()).toBe(stream);
});

it("has the broker confirm a message of the service, within a second and a half, for readiness", async () => {
  const { bus, counts } = join();
  await bus.check();
  expect(broker.published).toEqual([["blue.health.riddle", { timeout: 1500 }]]);
  expect((await counts()).published).toEqual([]);
  broker.isFull = true;
  await expect(bus.check()).rejects.toThrow("no space left");
});

it("tells every listener of each connection", async () => {
  const { bus, latest } = join();
  const heard: string[] = [];
  bus.onConnect(() => heard.push("first"));
  bus.onConnect(() => heard.push("second"));
  await pass();
  expect(heard).toEqual(["first", "second"]);
  latest().tell("disconnect");
  await pass();
  latest().tell("reconnect");
  await pass();
  expect(heard).toEqual(["first", "second", "first", "second"]);
});

it.each([
  ["30 s", 30_000, {}],
  ["as told", 700, { recheckMs: 700 }],
])("checks the event stream from time to time: %s", async (_what, ms, options) => {
  join(options);
  await pass();
  await pass(ms - 1);
  expect(broker.checks).toBe(0);
  await pass(1);
  expect(broker.checks).toBe(1);
});

const consume = (bus: Bus, handle: (text: string) => Promise<void> = () => Promise.resolve()) => {
  bus.consume({
    durable: "listener",
    types: ["riddle.released"],
    quarantine: { keep: () => Promise.reject(new Error("none was expected")) },
    handle: (event) => handle(textOf(event)),
  });
};

const follow = (bus: Bus, handle: (text: string) => Promise<void>) =>
  bus.follow({
    types: ["riddle.released"],
    handle: (event) => handle(textOf(event)),
    onGap: () => undefined,
  });

describe("consuming", () => {
  it.each([
    ["30 s", 30_000, {}],
    ["as long as told", 1500, { ackWaitMs: 1500 }],
  ])("handles events, which the broker waits for: %s", async (_what, ms, options) => {
    const { message, calls } = messageOf("hello");
    broker.deliveries = [message];
    const heard: string[] = [];
    const { bus, counts } = join(options);
    consume(bus, (text) => Promise.resolve(void heard.push(text)));
    await pass();
    await pass();
    expect([heard, calls]).toEqual([["hello"], ["ack"]]);
    expect(broker.made).toMatchObject([
      ["blue_EVENTS", { durable_name: "listener", ack_wait: ms * 1_000_000 }],
    ]);
    expect((await counts()).consumed).toMatchObject([{ durable: "listener", outcome: "handled", value: 1 }]);
  });

  it("has the event stream checked when the consumer is lost", async () => {
    broker.manager.consumers.add = () => Promise.reject(new Error("stream not found"));
    const { bus } = join();
    await pass();
    consume(bus);
    await pass();
    await pass();
    expect(broker.checks).toBe(1);
  });

  it("gives a handler a second and a half to end before it disconnects", async () => {
    broker.deliveries = [messageOf("slow").message];
    const { bus, latest } = join();
    consume(bus, () => new Promise(() => undefined));
    await pass();
    await pass();
    const closed = bus.close();
    await pass(1499);
    expect([latest().isClosed(), await hasSettled(closed)]).toEqual([false, false]);
    await pass(1);
    await closed;
    expect(latest().isClosed()).toBe(true);
  });
});

describe("following", () => {
  it("hands over events with a consumer in the service's name, and says whether all were handled", async () => {
    broker.deliveries = [messageOf("hello").message];
    const heard: string[] = [];
    const { bus } = join();
    const follower = follow(bus, (text) => Promise.resolve(void heard.push(text)));
    await pass();
    await pass();
    expect(heard).toEqual(["hello"]);
    expect(broker.made).toMatchObject([["blue_EVENTS", { description: "riddle follows" }]]);
    expect(await follower.isCurrent()).toBe(true);
  });
});

it.each([
  ["consumed", consume],
  ["followed", follow],
])("lets the event that is being %s end before it disconnects", async (_how, read) => {
  broker.deliveries = [messageOf("slow").message];
  const ended = Promise.withResolvers<undefined>();
  const { bus, latest } = join();
  read(bus, () => ended.promise);
  await pass();
  await pass();
  const closed = bus.close();
  await pass();
  expect(latest().isClosed()).toBe(false);
  ended.resolve(undefined);
  await closed;
  expect(latest().isClosed()).toBe(true);
});

it("closes in a second and a half while an attempt to connect never ends", async () => {
  const { bus } = join({ attempt: () => new Promise(() => undefined) });
  await pass();
  const closed = bus.close();
  await pass(1499);
  expect(await hasSettled(closed)).toBe(false);
  await pass(1);
  await closed;
});
