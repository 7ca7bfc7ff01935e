import { getEventListeners } from "node:events";
import { aborted, endsWithin, wait } from "./wait.ts";

const forever = new Promise<never>(() => undefined);

it("stops waiting when the signal is aborted, also before it started", async () => {
  const stop = new AbortController();
  const waiting = wait(60_000, stop.signal);
  stop.abort();
  await waiting;
  await wait(60_000, stop.signal);
});

it("removes its listener", async () => {
  const stop = new AbortController();
  for (let times = 0; times < 20; times++) await wait(0, stop.signal);
  expect(getEventListeners(stop.signal, "abort")).toHaveLength(0);
});

it("waits until its time is over or it is told to stop", async () => {
  const stop = new AbortController();
  let isOver = false;
  const over = wait(60_000, stop.signal).then(() => (isOver = true));
  await wait(0);
  expect(isOver).toBe(false);
  stop.abort();
  await over;
});

it("rejects when it is given no delay that a timer can take", async () => {
  await expect(wait("soon" as unknown as number)).rejects.toThrow();
  await expect(wait("soon" as unknown as number, new AbortController().signal)).rejects.toThrow();
});

it("resolves when a signal is aborted, or at once if it already was", async () => {
  const stop = new AbortController();
  let isOver = false;
  const over = aborted(stop.signal).then(() => (isOver = true));
  await wait(0);
  expect(isOver).toBe(false);
  stop.abort();
  await over;
  expect(getEventListeners(stop.signal, "abort")).toHaveLength(0);
  await aborted(stop.signal);
});

it("says whether work has ended in time", async () => {
  expect(await endsWithin(60_000, Promise.resolve())).toBe(true);
  expect(await endsWithin(60_000, Promise.reject(new Error("badly")))).toBe(true);
  expect(await endsWithin(1, forever)).toBe(false);
});
