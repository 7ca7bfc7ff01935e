const minMs = 250;
const maxMs = 30_000;

/** A process that ran this long didn't fail at its start, so the count of failures starts again. */
const resetAfterMs = 60_000;

/** The delay before a process is started again: it doubles from 250 ms up to 30 s. */
export class Backoff {
  #failures = 0;

  /** The number of times in a row that the process ended within a minute. */
  get failures(): number {
    return this.#failures;
  }

  /** The delay after a run of `ranMs`. */
  delayAfter(ranMs: number): number {
    if (ranMs >= resetAfterMs) this.#failures = 0;
    const delayMs = Math.min(minMs * 2 ** this.#failures, maxMs);
    this.#failures += 1;
    return delayMs;
  }
}
