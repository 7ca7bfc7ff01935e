import { repeat } from "./repeat.ts";

const backoff = { firstMs: 1, maxMs: 2 };
const nothing = () => undefined;

it("ends when it is aborted, however long it would have waited", async () => {
  const stop = new AbortController();
  const begun = Promise.withResolvers<undefined>();
  const run = () => {
    begun.resolve(undefined);
    return Promise.resolve();
  };
  const { ended } = repeat({ run, everyMs: Infinity, backoff, onFailure: nothing, signal: stop.signal });
  await begun.promise;
  await new Promise(setImmediate);
  stop.abort();
  await ended;
});

it("never runs where it is aborted already", async () => {
  let runs = 0;
  const run = () => Promise.resolve(void runs++);
  await repeat({ run, everyMs: 1, backoff, onFailure: nothing, signal: AbortSignal.abort() }).ended;
  expect(runs).toBe(0);
});

it("counts the failures in a row, and says which one it was", async () => {
  const stop = new AbortController();
  const told: unknown[] = [];
  const counted: number[] = [];
  let runs = 0;
  const repetition = repeat({
    run: async () => {
      await new Promise(setImmediate);
      counted.push(repetition.failures());
      runs++;
      if (runs === 4) stop.abort();
      if (runs < 3) throw new Error(`failure ${runs}`);
    },
    everyMs: 1,
    backoff,
    onFailure: (error, failures) => told.push([String(error), failures]),
    signal: stop.signal,
  });
  await repetition.ended;
  expect(told).toEqual([
    ["Error: failure 1", 1],
    ["Error: failure 2", 2],
  ]);
  expect(counted).toEqual([0, 1, 2, 0]);
});

it("waits as long as the backoff says before it tries again, from the first failure on", async () => {
  const timer = jest.spyOn(globalThis, "setTimeout");
  const stop = new AbortController();
  let runs = 0;
  const run = () => {
    if (++runs === 3) stop.abort();
    return Promise.reject(new Error("not now"));
  };
  const longer = { firstMs: 4, maxMs: 1000 };
  await repeat({ run, everyMs: 1, backoff: longer, onFailure: nothing, signal: stop.signal }).ended;
  const waits = timer.mock.calls.map(([, ms]) => Number(ms));
  timer.mockRestore();
  expect(waits).toHaveLength(2);
  expect(waits[0]).toBeLessThanOrEqual(4);
  expect(waits[1]).toBeLessThanOrEqual(8);
});
