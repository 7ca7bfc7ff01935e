import { createAlarm } from "../alarm.ts";
import { backoffMs, type Backoff } from "../backoff.ts";

/** Options of `repeat`. */
export type RepeatOptions = {
  run(): Promise<void>;
  /** From the end of a run to the next one, in milliseconds. A function is asked after each run that succeeded. */
  everyMs: number | (() => number);
  backoff: Backoff;
  /** Called for each run that failed, before it is retried; `failures` counts those in a row. */
  onFailure(error: unknown, failures: number): void;
  signal: AbortSignal;
};

/** A running loop; see `repeat`. */
export type Repetition = {
  /** Starts the next run at once, or right after the one in progress. */
  wake(): void;
  /** The number of failed runs in a row. */
  failures(): number;
  /** Resolves when the run in progress has ended after the signal was aborted. */
  ended: Promise<void>;
};

/** The longest time that `setTimeout` can wait. */
const maxSleepMs = 2 ** 31 - 1;

/** Runs something at once and then again and again, never twice at a time, until it is aborted. */
export function repeat({ run, everyMs, backoff, onFailure, signal }: RepeatOptions): Repetition {
  const alarm = createAlarm();
  let failures = 0;
  const delayMs = () => {
    if (failures > 0) return backoffMs(failures - 1, backoff);
    return typeof everyMs === "number" ? everyMs : everyMs();
  };
  const loop = async () => {
    while (!signal.aborted) {
      try {
        await run();
        failures = 0;
      } catch (error) {
        // The run was aborted, or lost what it works with: there is nobody to retry for.
        if (isAborted(signal)) return;
        failures++;
        onFailure(error, failures);
      }
      if (!isAborted(signal)) await alarm.sleep(Math.min(delayMs(), maxSleepMs));
    }
  };
  signal.addEventListener("abort", alarm.ring, { once: true });
  return { wake: alarm.ring, failures: () => failures, ended: loop() };
}

/** A function, since the compiler takes `aborted` for constant within a loop. */
const isAborted = (signal: AbortSignal): boolean => signal.aborted;
