// Node's own, which a stopped clock doesn't stop.
import { performance } from "node:perf_hooks";
import { jest } from "@jest/globals";
import { act } from "@testing-library/react";
import { runFor } from "./run-for.ts";

/** Stops the page's clock, at `now` if given, until the test ends. Frames and responses still come by themselves. */
export function stopClock(now?: number): void {
  jest.useFakeTimers({
    doNotFake: [
      "nextTick",
      "queueMicrotask",
      "setImmediate",
      "requestAnimationFrame",
      "cancelAnimationFrame",
    ],
    ...(now !== undefined && { now }),
  });
}

/** Lets time pass on the stopped clock, from the moment when the page shows what it knows. */
export async function later(ms: number): Promise<void> {
  await nextFrame();
  await runFor(ms);
}

/** Waits, while the clock stands still, until `check` no longer throws: for responses and modules that are loading. */
export async function until(check: () => void): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    await nextFrame();
    try {
      check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

const timeoutMs = 20_000;

/** The store tells its subscribers of a response with the next frame. */
function nextFrame(): Promise<void> {
  return act(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
