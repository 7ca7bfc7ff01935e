import { getEventListeners } from "node:events";
import type { ConsumerConfig, FetchOptions } from "nats";
import { textOf, verseEvent } from "../../test/support/buses.ts";
import { recordingLog } from "../../test/support/recording-log.ts";
import { createMetrics } from "../metrics.ts";
import type { BusContext } from "./bus-context.ts";
import { consume, type Consumption } from "./consume.ts";
import { busNames } from "./names.ts";

const names = busNames("tests");

type Given = {
  type?: string;
  deliveries?: number;
  /** What was sent instead of an event. */
  payload?: unknown;
  /** Whether the connection was closed meanwhile. */
  isClosed?: boolean;
};

/** A message that notes how it was acknowledged. */
class FakeMessage {
  readonly subject: string;
  readonly info: { deliveryCount: number; streamSequence: number };
  readonly calls: unknown[][] = [];
  readonly #payload: unknown;
  readonly #isClosed: boolean;

  constructor(
    text: string,
    { type = "riddle.released", deliveries = 1, payload, isClosed = false }: Given = {},
  ) {
    this.subject = names.subject(type);
    this.info = { deliveryCount: deliveries, streamSequence: 7 };
    this.#payload = payload ?? { ...verseEvent(text), id: `id of ${text}` };
    this.#isClosed = isClosed;
  }

  json = () => this.#payload;
  ack = () => this.#called("ack");
  nak = (ms: number) => this.#called("nak", ms);
  term = () => this.#called("term");
  working = () => this.#called("working");

  #called(...call: unknown[]) {
    this.calls.push(call);
    if (this.#isClosed) throw new Error("CONNECTION_CLOSED");
  }
}

/** How a fetch ends: with a message, with none in time, with an error, or with an error because the bus is closed. */
type Delivery = FakeMessage | "none" | "closed" | Error;

/** A broker that delivers these one after the other. */
class FakeBroker {
  readonly made: [string, Partial<ConsumerConfig>][] = [];
  readonly requests: FetchOptions[] = [];
  readonly #deliveries: Delivery[];
  readonly #drained = Promise.withResolvers<undefined>();

  constructor(deliveries: readonly Delivery[]) {
    this.#deliveries = [...deliveries];
  }

  /** Resolves when every delivery has been settled, and the consumer waits for more. */
  get drained() {
    return this.#drained.promise;
  }

  manager = {
    consumers: {
      add: (stream: string, config: Partial<ConsumerConfig>) =>
        Promise.resolve(void this.made.push([stream, config])),
    },
  };
  jetStream = {
    consumers: {
      get: (stream: string, durable: string) =>
        stream === names.events && durable === "listener"
          ? Promise.resolve({ fetch: this.#fetch })
          : Promise.reject(new Error(`no consumer ${durable} of ${stream}`)),
    },
  };

  #fetch = (request: FetchOptions) => {
    this.requests.push(request);
    const delivery = this.#deliveries.shift();
    const stopped = Promise.withResolvers<undefined>();
    const drained = () => this.#drained.resolve(undefined);
    async function* messages() {
      if (delivery instanceof Error) throw delivery;
      if (delivery === undefined) {
        drained();
        await stopped.promise;
      }
      if (delivery === "closed") {
        stop.abort();
        throw new Error("CONNECTION_CLOSED");
      }
      if (delivery instanceof FakeMessage) yield delivery;
    }
    return Promise.resolve(Object.assign(messages(), { stop: () => stopped.resolve(undefined) }));
  };
}

let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
  // Nothing is taken off a delay; see `backoffMs`.
  jest.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
});

function consumeFrom(
  deliveries: readonly Delivery[],
  { ackWaitMs = 30_000, ...options }: Partial<Consumption> & { ackWaitMs?: number } = {},
) {
  const broker = new FakeBroker(deliveries);
  const { log, lines } = recordingLog();
  const metrics = createMetrics("test");
  const heard: string[] = [];
  const kept: unknown[] = [];
  const recheck = jest.fn();
  const context = {
    names,
    log,
    service: "test",
    metrics,
    signal: stop.signal,
    ackWaitMs,
    link: () => Promise.resolve(broker),
    recheck,
  } as unknown as BusContext;
  const running = consume(context, {
    durable: "listener",
    types: ["riddle.released"],
    handle: (event) => Promise.resolve(void heard.push(textOf(event))),
    quarantine: { keep: (entry) => Promise.resolve(void kept.push(entry)) },
    ...options,
  });
  const counts = async () =>
    (await metrics.eventsConsumed.get()).values.map(({ labels, value }) => ({ ...labels, value }));
  /** The log lines, reduced to the fields that the consumer sets. */
  const said = () =>
    lines.map(({ level, msg, durable, type, sequence, eventId, attempts, reason, err }) => ({
      level,
      msg,
      durable,
      ...(type === undefined ? {} : { type, sequence, eventId, attempts, reason }),
      ...(err === undefined ? {} : { err: (err as Error).message }),
    }));
  return { broker, running, heard, kept, recheck, counts, said };
}

const failing = () => Promise.reject(new TypeError("not now"));
const counted = (outcome: string) => [{ durable: "listener", type: "riddle.released", outcome, value: 1 }];

it("has the broker remember its place from the oldest event on, and redeliver without end", async () => {
  const { broker } = consumeFrom([], { ackWaitMs: 1500 });
  await broker.drained;
  const config = {
    durable_name: "listener",
    ack_policy: "explicit",
    deliver_policy: "all",
    ack_wait: 1_500_000_000,
    max_deliver: -1,
  };
  expect(broker.made).toEqual([["tests_EVENTS", config]]);
});

it("acknowledges what is handled, and asks for one event at a time", async () => {
  const [first, second] = [new FakeMessage("first"), new FakeMessage("second")];
  const inside = Promise.withResolvers<undefined>();
  const release = Promise.withResolvers<undefined>();
  const { broker, counts, said } = consumeFrom([first, "none", second], {
    handle: () => {
      inside.resolve(undefined);
      return release.promise;
    },
  });
  await inside.promise;
  expect([broker.requests, first.calls]).toEqual([
    [{ max_messages: 1, expires: 10_000, idle_heartbeat: 2000 }],
    [],
  ]);
  release.resolve(undefined);
  await broker.drained;
  expect([first.calls, second.calls]).toEqual([[["ack"]], [["ack"]]]);
  expect(broker.requests).toHaveLength(4);
  expect(await counts()).toEqual([{ ...counted("handled")[0], value: 2 }]);
  expect(said()).toEqual([]);
});

it("acknowledges an event of another type without handling or counting it", async () => {
  const other = new FakeMessage("other", { type: "riddle.generated" });
  const { broker, heard, counts } = consumeFrom([other]);
  await broker.drained;
  expect([other.calls, heard, await counts()]).toEqual([[["ack"]], [], []]);
});

it.each([
  [1, 250],
  [2, 500],
  [3, 1000],
  [23, 300_000],
])("has an event that failed %i times delivered again, in %i ms", async (deliveries, delayMs) => {
  const message = new FakeMessage("stubborn", { deliveries });
  const { broker, kept, counts, said } = consumeFrom([message], { handle: failing });
  await broker.drained;
  expect([message.calls, kept]).toEqual([[["nak", delayMs]], []]);
  expect(await counts()).toEqual(counted("retried"));
  expect(said()).toEqual([
    {
      level: "warn",
      msg: "event failed, it will be redelivered",
      durable: "listener",
      type: "riddle.released",
      sequence: 7,
      eventId: "id of stubborn",
      attempts: deliveries,
      reason: "TypeError: not now",
    },
  ]);
});

it.each([
  ["24 times, without a maximum of its own", 24, {}],
  ["three times, its maximum", 3, { maxAttempts: 3 }],
])("quarantines an event that failed %s", async (_what, deliveries, options) => {
  const message = new FakeMessage("hopeless", { deliveries });
  const { broker, kept, counts, said } = consumeFrom([message], { handle: failing, ...options });
  await broker.drained;
  const reason = `failed ${deliveries} times: TypeError: not now`;
  expect([message.calls, kept]).toEqual([[["term"]], [{ durable: "listener", message, reason }]]);
  expect(await counts()).toEqual(counted("quarantined"));
  expect(said()).toEqual([
    {
      level: "error",
      msg: "event quarantined",
      durable: "listener",
      type: "riddle.released",
      sequence: 7,
      eventId: "id of hopeless",
      attempts: deliveries,
      reason,
    },
  ]);
});

it("gives what was thrown as the reason, also where it is no error", async () => {
  const { broker, kept } = consumeFrom([new FakeMessage("hopeless")], {
    maxAttempts: 1,
    handle: () => {
      const thrown: unknown = "no luck";
      throw thrown;
    },
  });
  await broker.drained;
  expect(kept).toEqual([expect.objectContaining({ reason: "failed 1 times: no luck" })]);
});

it("quarantines what is no event at its first delivery, without handling it", async () => {
  const message = new FakeMessage("poison", {
    payload: { ...verseEvent("poison"), type: "riddle.generated" },
  });
  const { broker, heard, kept, said } = consumeFrom([message]);
  await broker.drained;
  const reason = "malformed: a riddle.generated on the subject of riddle.released";
  expect([message.calls, heard, kept]).toEqual([[["term"]], [], [{ durable: "listener", message, reason }]]);
  expect(said()).toMatchObject([{ level: "error", reason, eventId: undefined }]);
});

it("has an event delivered again that the quarantine can't keep", async () => {
  const message = new FakeMessage("hopeless", { deliveries: 2 });
  const { broker, counts, said } = consumeFrom([message], {
    maxAttempts: 2,
    handle: failing,
    quarantine: { keep: failing },
  });
  await broker.drained;
  expect([message.calls, await counts()]).toEqual([[["nak", 500]], []]);
  const msg = "event could not be settled, it will be redelivered";
  expect(said()).toEqual([{ level: "warn", msg, durable: "listener", err: "not now" }]);
});

it("tells the broker that it is still handling an event, and no longer once that has ended", async () => {
  const [slow, next] = [new FakeMessage("slow"), new FakeMessage("next")];
  const message = { slow, next };
  const every = jest.spyOn(globalThis, "setInterval");
  const { broker } = consumeFrom([slow, next], {
    ackWaitMs: 30,
    handle: async (event) => {
      const { calls } = message[textOf(event) === "slow" ? "slow" : "next"];
      while (calls.length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    },
  });
  await broker.drained;
  expect(every).toHaveBeenCalledWith(expect.any(Function), 10);
  const thrice = [["working"], ["working"], ["working"], ["ack"]];
  expect([slow.calls, next.calls]).toEqual([thrice, thrice]);
});

it("goes on where a connection that is closed takes no acknowledgement", async () => {
  const [closed, next] = [new FakeMessage("closed", { isClosed: true }), new FakeMessage("next")];
  const { broker, heard, said } = consumeFrom([closed, next]);
  await broker.drained;
  expect([closed.calls, next.calls]).toEqual([[["ack"], ["nak", 250]], [["ack"]]]);
  expect(heard).toEqual(["closed", "next"]);
  expect(said()).toMatchObject([{ msg: "event could not be settled, it will be redelivered" }]);
});

it("makes its consumer again when it is lost, and has the streams checked", async () => {
  const { broker, heard, recheck, said } = consumeFrom([
    new FakeMessage("before"),
    new Error("consumer deleted"),
    new FakeMessage("after"),
  ]);
  await broker.drained;
  expect([broker.made.length, heard, recheck.mock.calls.length]).toEqual([2, ["before", "after"], 1]);
  const msg = "consumer lost, restarting it";
  expect(said()).toEqual([{ level: "warn", msg, durable: "listener", err: "consumer deleted" }]);
});

it("ends when the bus is closed, though it waits for an event, and leaves no listener behind", async () => {
  const { broker, running, said } = consumeFrom([new FakeMessage("only"), "none", "none"]);
  await broker.drained;
  expect(getEventListeners(stop.signal, "abort")).toHaveLength(1);
  stop.abort();
  await running;
  expect(getEventListeners(stop.signal, "abort")).toEqual([]);
  expect(said()).toEqual([]);
});

it("ends without a warning when closing is what interrupts it", async () => {
  const { broker, running, recheck, said } = consumeFrom([new FakeMessage("only"), "closed"]);
  await running;
  expect(broker.requests).toHaveLength(2);
  expect([recheck.mock.calls, said()]).toEqual([[], []]);
});

it("asks for no more once the bus is closed", async () => {
  const message = new FakeMessage("only");
  const { broker, running } = consumeFrom([message], {
    handle: () => {
      stop.abort();
      return Promise.resolve();
    },
  });
  await running;
  expect([message.calls, broker.requests.length]).toEqual([[["ack"]], 1]);
});
