import { setTimeout as delay } from "node:timers/promises";

export interface RetryOptions {
  /**
   * A minute by default, for a busy machine: no test is about how long something takes. The broker delivers an event
   * that was lost on its way again after half a minute.
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
