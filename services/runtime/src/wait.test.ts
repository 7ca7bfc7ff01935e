import { getEventListeners } from "node:events";
import { endsWithin, wait } from "./wait.ts";

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

it("says whether work has ended in time", async () => {
  expect(await endsWithin(60_000, Promise.resolve())).toBe(true);
  expect(await endsWithin(60_000, Promise.reject(new Error("badly")))).toBe(true);
  expect(await endsWithin(1, forever)).toBe(false);
});
