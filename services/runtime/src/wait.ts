import { setTimeout as delay } from "node:timers/promises";

/** Waits, and resolves early when the signal is aborted. */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, signal ? { signal } : {}).catch((error: unknown) => {
    if (!signal?.aborted) throw error;
  });
}

/**
 * Waits until `work` has settled, but no longer than `ms`. Resolves with whether it settled in time; a rejection of
 * `work` is ignored.
 */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, ms, false);
  const ended = () => resolve(true);
  work.then(ended, ended);
  const inTime = await promise;
  clearTimeout(timer);
  return inTime;
}

/** Resolves when the signal is aborted; never, if it isn't. */
export async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  signal.addEventListener("abort", () => resolve(undefined), { once: true });
  await promise;
}
