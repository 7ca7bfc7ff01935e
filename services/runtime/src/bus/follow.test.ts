import { Readable } from "node:stream";
import { textOf, verseEvent } from "../../test/support/buses.ts";
import { recordingLog } from "../../test/support/recording-log.ts";
import type { BusContext } from "./bus-context.ts";
import { follow } from "./follow.ts";
import { busNames } from "./names.ts";

const names = busNames("tests");
const stream = "2026-11-01T00:00:00Z";

/** A message with its sequence numbers, in the stream and among those delivered to the consumer. */
const messageOf = (text: string, sequence: number, deliverySequence: number) => ({
  subject: names.subject("riddle.released"),
  info: { streamSequence: sequence, deliverySequence },
  json: () => verseEvent(text),
});

let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => stop.abort());

/** Follows a stream of three events from its beginning, on a broker that delivers these to one consumer after the other. */
async function followAll(...deliveries: (readonly ReturnType<typeof messageOf>[])[]) {
  const starts: unknown[] = [];
  const broker = { pending: 0, delivered: 0, isAway: false };
  const waiting = Promise.withResolvers<undefined>();
  const consume = () => {
    const messages = deliveries.shift() ?? [];
    const isLast = deliveries.length === 0;
    const ended = Promise.withResolvers<undefined>();
    async function* delivered() {
      yield* messages;
      if (!isLast) return;
      waiting.resolve(undefined);
      await ended.promise;
    }
    return Promise.resolve(
      Object.assign(delivered(), {
        stop: () => ended.resolve(undefined),
        closed: () => ended.promise,
        status: () => Promise.resolve(Readable.from([])),
      }),
    );
  };
  const manager = {
    streams: { info: () => Promise.resolve({ created: stream, state: { first_seq: 1, last_seq: 3 } }) },
    consumers: {
      add: (_stream: string, { opt_start_seq }: { opt_start_seq: number }) =>
        Promise.resolve({ name: `consumer ${starts.push(opt_start_seq)}` }),
      info: () =>
        broker.isAway
          ? Promise.reject(new Error("timeout"))
          : Promise.resolve({ num_pending: broker.pending, delivered: { consumer_seq: broker.delivered } }),
      delete: () => Promise.reject(new Error("it is gone")),
    },
  };
  const context = {
    names,
    log: recordingLog().log,
    service: "test",
    signal: stop.signal,
    link: () =>
      Promise.resolve({ manager, jetStream: { consumers: { get: () => Promise.resolve({ consume }) } } }),
    recheck: () => undefined,
  } as unknown as BusContext;
  const heard: string[] = [];
  const { follower } = follow(context, {
    types: ["riddle.released"],
    since: { stream, sequence: 0 },
    onGap: () => void heard.push("gap"),
    handle: (event) => void heard.push(textOf(event)),
  });
  await waiting.promise;
  return { starts, heard, follower, broker };
}

it("asks again for an event that was lost in transit, without a gap", async () => {
  const { starts, heard } = await followAll(
    [messageOf("one", 1, 1), messageOf("three", 3, 3)],
    [messageOf("two", 2, 1), messageOf("three", 3, 2)],
  );
  expect(starts).toEqual([1, 2]);
  expect(heard).toEqual(["one", "two", "three"]);
});

it("is current only if the broker says that every event was delivered and handled", async () => {
  const { follower, broker } = await followAll([messageOf("one", 1, 1)]);
  broker.delivered = 1;
  expect(await follower.isCurrent()).toBe(true);
  for (const change of [{ pending: 1 }, { delivered: 2 }, { isAway: true }]) {
    Object.assign(broker, { pending: 0, delivered: 1, isAway: false }, change);
    expect(await follower.isCurrent()).toBe(false);
  }
});
