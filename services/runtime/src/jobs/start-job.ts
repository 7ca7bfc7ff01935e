import type { Backoff } from "../backoff.ts";
import type { Log } from "../log.ts";
import { endsWithin } from "../wait.ts";
import { repeat } from "./repeat.ts";

/** The parts of a service's runtime that a job uses. */
export type JobHost = {
  log: Log;
  signal: AbortSignal;
  onClose(close: () => Promise<void>): void;
  /** The first run waits for it. */
  ready?: Promise<void>;
};

/** Options for `startJob`. */
export type JobOptions = {
  /** For the log. */
  name: string;
  /** One run. It is retried with backoff when it rejects, and must be safe to repeat. */
  run(): Promise<void>;
  /**
   * From the end of a run to the next one, in milliseconds. A function is asked after each run that succeeded.
   * `Infinity`: only when woken.
   */
  everyMs: number | (() => number);
  /** Delays of retries; 250 ms to 15 s by default. */
  backoff?: Backoff;
};

/** A running job. */
export type Job = {
  /** Starts the next run at once, or right after the one in progress. */
  wake(): void;
};

const defaultBackoff = { firstMs: 250, maxMs: 15_000 };
const closeTimeoutMs = 3000;

/**
 * Starts a repeating job of a service: it runs at once, or when the service's database is ready, then every
 * `everyMs`, never twice at a time, until the service shuts down. Failures are retried; the first in a row is logged as
 * a warning, the others for debugging.
 */
export function startJob({ log, signal, onClose, ready }: JobHost, options: JobOptions): Job {
  const { name, run, everyMs, backoff = defaultBackoff } = options;
  const job = repeat({
    run: async () => {
      await ready;
      if (!signal.aborted) await run();
    },
    everyMs,
    backoff,
    // The first failure in a row says it all; the others would fill the log while a dependency is away.
    onFailure: (error, failures) =>
      log[failures === 1 ? "warn" : "debug"]({ err: error, job: name, failures }, "job failed, retrying"),
    signal,
  });
  onClose(async () => {
    await endsWithin(closeTimeoutMs, job.ended);
  });
  return { wake: job.wake };
}
