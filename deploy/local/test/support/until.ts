import { setTimeout as sleep } from "node:timers/promises";

/** Waits for a condition; throws with `what` when it does not come true in time. */
export async function until(what: string, condition: () => boolean, timeoutMs = 10_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`it did not happen in time that ${what}`);
    await sleep(20);
  }
}
