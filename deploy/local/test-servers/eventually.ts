import { setTimeout as delay } from "node:timers/promises";

export interface Patience {
  /** 10 seconds by default. */
  withinMs?: number;
  everyMs?: number;
}

/**
 * Tries an expectation again and again until it holds, and resolves with what it gives. Rejects with its last
 * failure when it doesn't hold in time.
 */
export async function eventually<T>(
  expectation: () => T | Promise<T>,
  { withinMs = 10_000, everyMs = 20 }: Patience = {},
): Promise<T> {
  const giveUpAt = performance.now() + withinMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await delay(everyMs);
    }
  }
}
