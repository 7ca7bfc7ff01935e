import { ErrorCode, JSONCodec, NatsError } from "nats";
import { verseEvent } from "../../test/support/buses.ts";
import { EventRefused } from "./event-refused.ts";
import type { Link } from "./keep-connected.ts";
import { busNames } from "./names.ts";
import { publish } from "./publish.ts";

const stream = "2026-11-01T00:00:00Z";

/** A connection on which publishing ends like this. */
function keeperOf(outcome: () => Promise<{ seq: number }>) {
  const published: unknown[] = [];
  const waits: (number | undefined)[] = [];
  const recheck = jest.fn();
  const jetStream = {
    publish: (subject: string, data: Uint8Array, settings: object) => {
      published.push([subject, JSONCodec().decode(data), settings]);
      return outcome();
    },
  };
  const link = (timeoutMs?: number) => {
    waits.push(timeoutMs);
    return Promise.resolve({ jetStream, stream } as unknown as Link);
  };
  return { keeper: { link, recheck }, published, waits, recheck };
}

const names = busNames("blue");
const stored = () => Promise.resolve({ seq: 7 });
const failing = (error: Error) => () => Promise.reject(error);

it("resolves with the place at which the broker has stored the event", async () => {
  const { keeper, published, waits } = keeperOf(stored);
  const event = verseEvent("fine");
  expect(await publish(keeper, names, event, 250)).toEqual({ stream, sequence: 7 });
  expect(published).toEqual([["blue.riddle.released", event, { msgID: event.id, timeout: 5000 }]]);
  expect(waits).toEqual([250]);
});

it("refuses an event that breaks its contract, without sending it", async () => {
  const { keeper, published } = keeperOf(stored);
  const event = verseEvent("fine");
  const refusal = await publish(
    keeper,
    names,
    { ...event, data: { ...event.data, date: "2026-02-30" } },
    0,
  ).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EventRefused);
  expect(refusal).toMatchObject({
    message: expect.stringContaining("breaks its contract") as unknown,
    cause: expect.any(Error) as unknown,
  });
  expect(published).toEqual([]);
});

it("refuses an event that is too large for the broker", async () => {
  const tooLarge = new NatsError("too large", ErrorCode.MaxPayloadExceeded);
  const { keeper, recheck } = keeperOf(failing(tooLarge));
  const refusal = await publish(keeper, names, verseEvent("long"), 0).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EventRefused);
  expect(refusal).toMatchObject({
    message: expect.stringContaining("too large") as unknown,
    cause: tooLarge,
  });
  expect(recheck).not.toHaveBeenCalled();
});

it.each([
  ["that has no stream, which is then checked", new NatsError("no responders", ErrorCode.NoResponders), 1],
  ["that doesn't confirm it in time", new NatsError("timeout", ErrorCode.Timeout), 0],
  ["that fails in another way", new Error("503"), 0],
])("rejects with the error of a broker %s", async (_what, error, rechecks) => {
  const { keeper, recheck } = keeperOf(failing(error));
  await expect(publish(keeper, names, verseEvent("fine"), 0)).rejects.toBe(error);
  expect(recheck).toHaveBeenCalledTimes(rechecks);
});
