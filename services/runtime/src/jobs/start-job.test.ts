import { createLog } from "../log.ts";
import { startJob, type JobHost, type JobOptions } from "./start-job.ts";

/** A service that a job can run in. */
function openHost(ready?: Promise<void>) {
  const lines: { level: string }[] = [];
  const shutdown = new AbortController();
  const steps: (() => Promise<void>)[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as { level: string });
  const log = createLog({ service: "test", level: "debug", destination: { write } });
  const host: JobHost = {
    log,
    signal: shutdown.signal,
    onClose: (step) => void steps.push(step),
    ...(ready && { ready }),
  };
  const close = async () => {
    shutdown.abort();
    for (const step of steps) await step();
  };
  return { host, close, lines };
}

/** Runs that a test waits for, one after the other. */
function countRuns(work: (run: number) => Promise<void> | void = () => undefined) {
  let runs = 0;
  const waiting: (() => void)[] = [];
  return {
    run: async () => {
      runs++;
      waiting.splice(0).forEach((resolve) => resolve());
      await work(runs);
    },
    count: () => runs,
    reach: async (count: number) => {
      while (runs < count) await new Promise<void>((resolve) => void waiting.push(resolve));
    },
  };
}

const options = (run: JobOptions["run"], everyMs: JobOptions["everyMs"] = Infinity): JobOptions => ({
  name: "job",
  run,
  everyMs,
  backoff: { firstMs: 1, maxMs: 2 },
});

it("runs at once and then again and again", async () => {
  const { host, close } = openHost();
  const runs = countRuns();
  startJob(host, options(runs.run, 1));
  await runs.reach(3);
  await close();
});

it("asks after each run when the next one is due", async () => {
  const { host, close } = openHost();
  const runs = countRuns();
  const delays = [1, 1, Infinity];
  startJob(
    host,
    options(runs.run, () => delays[runs.count() - 1] ?? Infinity),
  );
  await runs.reach(3);
  await close();
  expect(runs.count()).toBe(3);
});

it("waits until the service is ready", async () => {
  const ready = Promise.withResolvers<undefined>();
  const { host, close } = openHost(ready.promise);
  const runs = countRuns();
  startJob(host, options(runs.run));
  await new Promise(setImmediate);
  expect(runs.count()).toBe(0);
  ready.resolve(undefined);
  await runs.reach(1);
  await close();
});

it("retries a run that failed, and goes back to its interval after one that succeeded", async () => {
  const { host, close } = openHost();
  const runs = countRuns((run) => {
    if (run < 4) throw new Error("not now");
  });
  const asked = Promise.withResolvers<number>();
  const everyMs = () => {
    asked.resolve(runs.count());
    return Infinity;
  };
  startJob(host, options(runs.run, everyMs));
  expect(await asked.promise).toBe(4);
  await close();
});

it("warns of the first failure in a row only", async () => {
  const { host, close, lines } = openHost();
  const runs = countRuns((run) => {
    if (run < 4) throw new Error("not now");
  });
  startJob(host, options(runs.run));
  await runs.reach(4);
  await close();
  expect(lines).toMatchObject(
    ["warn", "debug", "debug"].map((level, index) => ({
      level,
      msg: "job failed, retrying",
      job: "job",
      failures: index + 1,
      err: { message: "not now" },
    })),
  );
});

it("runs at once when it is woken, and once more when it was woken during a run", async () => {
  const { host, close } = openHost();
  const held = Promise.withResolvers<undefined>();
  const runs = countRuns(async (run) => {
    if (run === 2) await held.promise;
  });
  const job = startJob(host, options(runs.run));
  await runs.reach(1);
  job.wake();
  await runs.reach(2);
  job.wake();
  job.wake();
  expect(runs.count()).toBe(2);
  held.resolve(undefined);
  await runs.reach(3);
  await close();
  expect(runs.count()).toBe(3);
});

it("lets the run in progress end when the service shuts down, and starts no other", async () => {
  const { host, close } = openHost();
  const held = Promise.withResolvers<undefined>();
  const runs = countRuns(() => held.promise);
  const job = startJob(host, options(runs.run, 1));
  await runs.reach(1);
  let isClosed = false;
  const closed = close().then(() => (isClosed = true));
  job.wake();
  await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  held.resolve(undefined);
  await closed;
  expect(runs.count()).toBe(1);
});

it("doesn't start where the service shuts down before it is ready", async () => {
  const ready = Promise.withResolvers<undefined>();
  const { host, close } = openHost(ready.promise);
  const runs = countRuns();
  startJob(host, options(runs.run));
  const closed = close();
  ready.resolve(undefined);
  await closed;
  expect(runs.count()).toBe(0);
});

it("says nothing of a run that fails because the service shuts down", async () => {
  const { host, close, lines } = openHost();
  const held = Promise.withResolvers<undefined>();
  const runs = countRuns(() => held.promise);
  startJob(host, options(runs.run));
  await runs.reach(1);
  const closed = close();
  held.reject(new Error("the database is closed"));
  await closed;
  expect([runs.count(), lines]).toEqual([1, []]);
});
