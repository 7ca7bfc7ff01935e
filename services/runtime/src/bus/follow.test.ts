import { Readable } from "node:stream";
import type { ConsumeOptions, ConsumerConfig } from "nats";
import { textOf, verseEvent } from "../../test/support/buses.ts";
import { recordingLog } from "../../test/support/recording-log.ts";
import type { BusContext, StreamPlace } from "./bus-context.ts";
import { follow } from "./follow.ts";
import { busNames } from "./names.ts";

const names = busNames("tests");
const stream = "2026-11-01T00:00:00Z";

/** A message with its sequence numbers, in the stream and among those delivered to the consumer. */
const messageOf = (text: string, sequence: number, deliverySequence: number, type = "riddle.released") => ({
  subject: names.subject(type),
  info: { streamSequence: sequence, deliverySequence },
  json: () => (text === "poison" ? [] : verseEvent(text)),
});
type Message = ReturnType<typeof messageOf>;

/** A broker whose stream has these events, and that delivers these messages to one consumer after the other. */
class FakeBroker {
  readonly made: Partial<ConsumerConfig>[] = [];
  readonly consumed: ConsumeOptions[] = [];
  readonly deleted: string[] = [];
  state = { first_seq: 1, last_seq: 0 };
  pending = 0;
  delivered = 0;
  /** Whether requests about the consumer are rejected, and those to delete it. */
  infoFails = false;
  deleteFails = false;
  readonly #deliveries: (readonly Message[] | Error)[];
  readonly #waiting = Promise.withResolvers<undefined>();

  constructor(deliveries: readonly (readonly Message[] | Error)[]) {
    this.#deliveries = [...deliveries];
  }

  /** Resolves when every message has been handled, and the follower waits for more. */
  get waiting() {
    return this.#waiting.promise;
  }

  manager = {
    streams: {
      info: (name: string) => answer(name === names.events, { created: stream, state: this.state }),
    },
    consumers: {
      add: (from: string, config: Partial<ConsumerConfig>) =>
        answer(from === names.events, { name: `consumer ${this.made.push(config)}` }),
      info: (from: string, name: string) =>
        answer(from === names.events && name === this.#present && !this.infoFails, {
          num_pending: this.pending,
          delivered: { consumer_seq: this.delivered },
        }),
      delete: (from: string, name: string) => {
        this.deleted.push(name);
        return answer(from === names.events && !this.deleteFails, true);
      },
    },
  };
  jetStream = {
    consumers: {
      get: (name: string, consumer: string) =>
        answer(name === names.events && consumer === this.#present, { consume: this.#consume }),
    },
  };

  get #present() {
    return `consumer ${this.made.length}`;
  }

  #consume = (options: ConsumeOptions) => {
    this.consumed.push(options);
    const delivery = this.#deliveries.shift() ?? [];
    if (delivery instanceof Error) return Promise.reject(delivery);
    const delivered: readonly Message[] = delivery;
    const ended = Promise.withResolvers<undefined>();
    const waiting = () => this.#waiting.resolve(undefined);
    const isLast = this.#deliveries.length === 0;
    async function* messages() {
      yield* delivered;
      if (!isLast) return;
      waiting();
      await ended.promise;
    }
    const close = () => ended.resolve(undefined);
    const status = () => Promise.resolve(Readable.from([]));
    return Promise.resolve(Object.assign(messages(), { stop: close, closed: () => ended.promise, status }));
  };
}

const answer = <T>(isFound: boolean, found: T): Promise<T> =>
  isFound ? Promise.resolve(found) : Promise.reject(new Error("not found"));

let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => stop.abort());

type Settings = {
  since?: StreamPlace;
  state?: { first_seq: number; last_seq: number };
  handle?: (text: string) => Promise<void> | void;
};

/** From the first of three events on. */
const fromTheBeginning = { since: { stream, sequence: 0 }, state: { first_seq: 1, last_seq: 3 } };

/** Follows what a broker delivers into a list of texts and "gap"s. */
function followFrom(
  deliveries: readonly (readonly Message[] | Error)[],
  { since, state, handle = () => undefined }: Settings = {},
) {
  const broker = new FakeBroker(deliveries);
  if (state) broker.state = state;
  const { log, lines } = recordingLog();
  const heard: string[] = [];
  const places: StreamPlace[] = [];
  const recheck = jest.fn();
  const context = {
    names,
    log,
    service: "test",
    signal: stop.signal,
    link: () => Promise.resolve(broker),
    recheck,
  } as unknown as BusContext;
  const { follower, ended } = follow(context, {
    types: ["riddle.released"],
    since,
    onGap: () => void heard.push("gap"),
    handle: async (event, at) => {
      await handle(textOf(event));
      heard.push(textOf(event));
      places.push(at);
    },
  });
  const said = () =>
    lines.map(({ level, msg, type, sequence, err }) => ({ level, msg, type, sequence, err }));
  return { broker, follower, ended, heard, places, recheck, said };
}

const saying = (message: RegExp): unknown =>
  expect.objectContaining({ message: expect.stringMatching(message) as unknown });

it("begins at the end of the stream, with a consumer that the broker forgets when nobody follows it", async () => {
  const { broker, heard } = followFrom([[]], { state: { first_seq: 3, last_seq: 9 } });
  await broker.waiting;
  expect(broker.made).toEqual([
    {
      description: "test follows",
      ack_policy: "none",
      deliver_policy: "by_start_sequence",
      opt_start_seq: 10,
      inactive_threshold: 60_000_000_000,
    },
  ]);
  expect(broker.consumed).toEqual([{ max_messages: 100, idle_heartbeat: 2000, expires: 10_000 }]);
  expect(heard).toEqual(["gap"]);
});

it.each<[string, StreamPlace, number, string[]]>([
  ["the end", { stream, sequence: 9 }, 10, []],
  ["amid the stream", { stream, sequence: 5 }, 6, []],
  ["just before the oldest event", { stream, sequence: 2 }, 3, []],
  ["before events that have expired", { stream, sequence: 1 }, 10, ["gap"]],
  ["beyond the end", { stream, sequence: 10 }, 10, ["gap"]],
  ["in an earlier stream", { stream: "2025-01-01T00:00:00Z", sequence: 5 }, 10, ["gap"]],
])("resumes from its place %s", async (_where, since, first, heard) => {
  const followed = followFrom([[]], { since, state: { first_seq: 3, last_seq: 9 } });
  await followed.broker.waiting;
  expect(followed.broker.made).toMatchObject([{ opt_start_seq: first }]);
  expect(followed.heard).toEqual(heard);
});

it("hands over events of its types with their places, and passes over others", async () => {
  const { broker, heard, places } = followFrom([
    [messageOf("one", 1, 1), messageOf("other", 2, 2, "riddle.generated"), messageOf("two", 3, 3)],
  ]);
  await broker.waiting;
  expect(heard).toEqual(["gap", "one", "two"]);
  expect(places).toEqual([
    { stream, sequence: 1 },
    { stream, sequence: 3 },
  ]);
});

it("reports a gap for an event that can't be read or handled, and goes on", async () => {
  const { broker, heard, said } = followFrom(
    [[messageOf("poison", 1, 1), messageOf("failing", 2, 2), messageOf("fine", 3, 3)]],
    {
      handle: (text) => {
        if (text === "failing") throw new Error("no");
      },
    },
  );
  await broker.waiting;
  expect(heard).toEqual(["gap", "gap", "gap", "fine"]);
  const line = { level: "error", msg: "followed event could not be handled", type: "riddle.released" };
  expect(said()).toEqual([
    { ...line, sequence: 1, err: saying(/^malformed: ./) },
    { ...line, sequence: 2, err: saying(/^no$/) },
  ]);
});

it("asks again for what was lost in transit, without a gap", async () => {
  const { broker, heard, recheck, said } = followFrom(
    [
      [messageOf("one", 1, 1), messageOf("three", 3, 3)],
      [messageOf("two", 2, 1), messageOf("three", 3, 2)],
    ],
    fromTheBeginning,
  );
  broker.deleteFails = true;
  await broker.waiting;
  expect(broker.made.map(({ opt_start_seq }) => opt_start_seq)).toEqual([1, 2]);
  expect(broker.deleted).toEqual(["consumer 1"]);
  expect(heard).toEqual(["one", "two", "three"]);
  expect([recheck.mock.calls, said()]).toEqual([[], []]);
});

it("follows again after a loss, from where it was, and has the streams checked", async () => {
  const { broker, heard, recheck, said } = followFrom(
    [[messageOf("one", 1, 1)], new Error("no responders"), [messageOf("two", 2, 1)]],
    fromTheBeginning,
  );
  await broker.waiting;
  expect(broker.made.map(({ opt_start_seq }) => opt_start_seq)).toEqual([1, 2, 2]);
  expect(heard).toEqual(["one", "two"]);
  expect(recheck).toHaveBeenCalledTimes(1);
  const msg = "lost the event stream, following it again";
  expect(said()).toEqual([{ level: "warn", msg, err: saying(/^no responders$/) }]);
});

it("ends when the bus is closed, and has the broker forget its consumer", async () => {
  const { broker, ended, said } = followFrom([[]]);
  await broker.waiting;
  stop.abort();
  await ended;
  expect([broker.deleted, broker.made.length]).toEqual([["consumer 1"], 1]);
  expect(said()).toEqual([]);
});

describe("what it has is current", () => {
  it("once every event up to now is handled", async () => {
    const release = Promise.withResolvers<undefined>();
    const inside = Promise.withResolvers<undefined>();
    const { broker, follower } = followFrom([[messageOf("one", 1, 1), messageOf("slow", 2, 2)]], {
      handle: async (text) => {
        if (text !== "slow") return;
        inside.resolve(undefined);
        await release.promise;
      },
    });
    expect(await follower.isCurrent()).toBe(false);
    await inside.promise;
    broker.delivered = 2;
    expect(await follower.isCurrent()).toBe(false);
    release.resolve(undefined);
    await broker.waiting;
    expect(await follower.isCurrent()).toBe(true);
    broker.pending = 1;
    expect(await follower.isCurrent()).toBe(false);
  });

  it("only if the broker says so", async () => {
    const { broker, follower } = followFrom([[]]);
    await broker.waiting;
    expect(await follower.isCurrent()).toBe(true);
    broker.infoFails = true;
    expect(await follower.isCurrent()).toBe(false);
  });

  it("no longer when the subscription has ended", async () => {
    const { broker, follower, ended } = followFrom([[]]);
    await broker.waiting;
    stop.abort();
    await ended;
    expect(await follower.isCurrent()).toBe(false);
  });
});
