import { setTimeout as delay } from "node:timers/promises";

/** Waits, or returns early when aborted. */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, signal ? { signal } : {}).catch((error: unknown) => {
    if (!signal?.aborted) throw error;
  });
}
