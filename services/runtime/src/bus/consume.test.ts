import { textOf, verseEvent } from "../../test/support/buses.ts";
import { recordingLog } from "../../test/support/recording-log.ts";
import type { BusContext } from "./bus-context.ts";
import { consume, type Consumption } from "./consume.ts";
import { busNames } from "./names.ts";

const names = busNames("tests");

/** A message that notes how it was acknowledged. On a closed connection, that throws. */
class FakeMessage {
  readonly subject = names.subject("riddle.released");
  readonly calls: unknown[][] = [];
  readonly info: { deliveryCount: number; streamSequence: number };
  readonly #text: string;
  readonly #isClosed: boolean;

  constructor(text: string, { deliveries = 1, isClosed = false } = {}) {
    this.info = { deliveryCount: deliveries, streamSequence: 7 };
    this.#text = text;
    this.#isClosed = isClosed;
  }

  json = () => verseEvent(this.#text);
  ack = () => this.#called("ack");
  nak = (ms: number) => this.#called("nak", ms);
  term = () => this.#called("term");
  working = () => this.#called("working");

  #called(...call: unknown[]) {
    this.calls.push(call);
    if (this.#isClosed) throw new Error("CONNECTION_CLOSED");
  }
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

/** Consumes these messages, and resolves when all are settled. */
async function consumeAll(messages: readonly FakeMessage[], options: Partial<Consumption> = {}) {
  const remaining = [...messages];
  const drained = Promise.withResolvers<undefined>();
  let fetched = 0;
  const fetch = () => {
    fetched++;
    const message = remaining.shift();
    const stopped = Promise.withResolvers<undefined>();
    async function* next() {
      if (message) yield message;
      else {
        drained.resolve(undefined);
        await stopped.promise;
      }
    }
    return Promise.resolve(Object.assign(next(), { stop: () => stopped.resolve(undefined) }));
  };
  const broker = {
    manager: { consumers: { add: () => Promise.resolve() } },
    jetStream: { consumers: { get: () => Promise.resolve({ fetch }) } },
  };
  const { log } = recordingLog();
  const context = { names, log, signal: stop.signal, ackWaitMs: 30_000, link: () => Promise.resolve(broker) };
  const heard: string[] = [];
  const reasons: string[] = [];
  const running = consume(context as unknown as BusContext, {
    durable: "listener",
    types: ["riddle.released"],
    handle: (event) => Promise.resolve(void heard.push(textOf(event))),
    quarantine: { keep: ({ reason }) => Promise.resolve(void reasons.push(reason)) },
    ...options,
  });
  await Promise.race([drained.promise, running]);
  return { heard, reasons, fetched };
}

const failing = () => Promise.reject(new TypeError("not now"));

it.each([
  [1, 250],
  [2, 500],
  [3, 1000],
  [23, 300_000],
])("has an event that failed %i times delivered again in %i ms", async (deliveries, delayMs) => {
  const message = new FakeMessage("stubborn", { deliveries });
  const { reasons } = await consumeAll([message], { handle: failing });
  expect([message.calls, reasons]).toEqual([[["nak", delayMs]], []]);
});

it("quarantines an event that failed 24 times, without a maximum of its own", async () => {
  const message = new FakeMessage("hopeless", { deliveries: 24 });
  const { reasons } = await consumeAll([message], { handle: failing });
  expect([message.calls, reasons]).toEqual([[["term"]], ["failed 24 times: TypeError: not now"]]);
});

it("gives what was thrown as the reason, even if it is no error", async () => {
  const handle = () => {
    const thrown: unknown = "no luck";
    throw thrown;
  };
  const { reasons } = await consumeAll([new FakeMessage("hopeless")], { maxAttempts: 1, handle });
  expect(reasons).toEqual(["failed 1 times: no luck"]);
});

it("goes on with the next event when a closed connection takes no acknowledgement", async () => {
  const [closed, next] = [new FakeMessage("closed", { isClosed: true }), new FakeMessage("next")];
  const { heard } = await consumeAll([closed, next]);
  expect([closed.calls, next.calls]).toEqual([[["ack"], ["nak", 250]], [["ack"]]]);
  expect(heard).toEqual(["closed", "next"]);
});

it("acknowledges the event in progress and fetches no other once the bus is closed", async () => {
  const message = new FakeMessage("only");
  const { fetched } = await consumeAll([message, new FakeMessage("another")], {
    handle: () => {
      stop.abort();
      return Promise.resolve();
    },
  });
  expect([message.calls, fetched]).toEqual([[["ack"]], 1]);
});
