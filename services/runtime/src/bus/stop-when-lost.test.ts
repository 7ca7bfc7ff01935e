import { getEventListeners } from "node:events";
import { PassThrough } from "node:stream";
import type { ConsumerMessages } from "nats";
import { stopWhenLost } from "./stop-when-lost.ts";

/** A fake subscription, whose `tell` emits a status event. */
function subscription() {
  const states = new PassThrough({ objectMode: true });
  const ended = Promise.withResolvers<undefined>();
  const stop = jest.fn(() => {
    ended.resolve(undefined);
  });
  const messages = { stop, closed: () => ended.promise, status: () => Promise.resolve(states) };
  const tell = async (type: string, data: unknown = "") => {
    states.write({ type, data });
    await settled();
  };
  return { messages: messages as unknown as ConsumerMessages, stop, tell };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it.each(["consumer_deleted", "consumer_not_found", "stream_not_found"])("stops at %s", async (type) => {
  const { messages, stop, tell } = subscription();
  stopWhenLost(messages, new AbortController().signal);
  await tell(type);
  expect(stop).toHaveBeenCalledTimes(1);
});

it("stops when two heartbeats in a row are missed, not at one, nor at other news", async () => {
  const { messages, stop, tell } = subscription();
  stopWhenLost(messages, new AbortController().signal);
  await tell("heartbeats_missed", 1);
  await tell("next", 2);
  expect(stop).not.toHaveBeenCalled();
  await tell("heartbeats_missed", 2);
  expect(stop).toHaveBeenCalledTimes(1);
});

it("stops when the signal is aborted, or was before", () => {
  const stopping = new AbortController();
  const [before, after] = [subscription(), subscription()];
  stopWhenLost(before.messages, stopping.signal);
  expect(before.stop).not.toHaveBeenCalled();
  stopping.abort();
  stopWhenLost(after.messages, stopping.signal);
  expect([before.stop.mock.calls.length, after.stop.mock.calls.length]).toEqual([1, 1]);
});

it("leaves no listener behind", async () => {
  const { signal } = new AbortController();
  const { messages, tell } = subscription();
  stopWhenLost(messages, signal);
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  await tell("consumer_deleted");
  expect(getEventListeners(signal, "abort")).toEqual([]);
});
