const shortestMs = 250;
const longestMs = 30_000;

/** A process that ran this long was well: what comes later is counted anew. */
const wellAfterMs = 60_000;

/** How long to wait before a process that ended is started again: doubling from 250 ms up to 30 s. */
export class BackOff {
  #failures = 0;

  /** How often in a row the process ended without having run well. */
  get failures(): number {
    return this.#failures;
  }

  /** The delay after a life that lasted `ranMs`. */
  delayAfter(ranMs: number): number {
    if (ranMs >= wellAfterMs) this.#failures = 0;
    const delayMs = Math.min(shortestMs * 2 ** this.#failures, longestMs);
    this.#failures += 1;
    return delayMs;
  }
}
