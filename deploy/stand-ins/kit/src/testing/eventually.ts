import { setTimeout as delay } from "node:timers/promises";

export interface RetryOptions {
  /**
   * 60 seconds by default, generous for a busy machine; no test measures time by it. It must be longer than the 30
   * seconds after which the broker redelivers an event that wasn't acknowledged.
   */
  withinMs?: number;
  everyMs?: number;
}

/**
 * Repeats an expectation until it doesn't throw, and resolves with its result. Rejects with its last error after
 * `withinMs`.
 */
export async function eventually<T>(
  expectation: () => T | Promise<T>,
  { withinMs = 60_000, everyMs = 20 }: RetryOptions = {},
): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(everyMs);
    }
  }
}
