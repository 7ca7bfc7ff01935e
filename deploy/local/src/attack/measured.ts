import type { LoopDelay } from "./loop-delay.ts";

/** The measurements of one kind of request. */
export interface Measured {
  times: number[];
  /** Requests slower than a second, with the delay of the measuring process itself at that time. */
  slow: { what: string; ms: number; ownDelayMs: number }[];
  errors: string[];
}

export type Measurements = Record<string, Measured>;

/** The limit for every request of a player. */
const slowMs = 1000;

/** Times `work` as a request of a kind. Notes its failure instead of throwing, and then resolves with undefined. */
export type Measure = <T>(kind: string, what: string, work: () => Promise<T>) => Promise<T | undefined>;

export function measureInto(measurements: Measurements, delay: LoopDelay): Measure {
  return async <T>(kind: string, what: string, work: () => Promise<T>) => {
    const measured = (measurements[kind] ??= { times: [], slow: [], errors: [] });
    const since = performance.now();
    let result: T | undefined;
    try {
      result = await work();
    } catch (error) {
      measured.errors.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
    const ms = performance.now() - since;
    measured.times.push(ms);
    if (ms > slowMs) measured.slow.push({ what, ms, ownDelayMs: delay.since(since) });
    return result;
  };
}
