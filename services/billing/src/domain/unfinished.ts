/** An action that the payment provider refused, and that is tried again later. */
export type Unfinished = {
  /** A code of the provider's, such as `charge_disputed`. */
  reason: string;
  since: Date;
  attempts: number;
  /** The time of the next attempt; null once an operator must settle it. */
  dueAt: Date | null;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const firstMs = 5 * minuteMs;
const triedMs = 30 * dayMs;
/** Longer than a bank takes to decide a dispute. */
const disputedMs = 180 * dayMs;

/** The state after another attempt has failed: it is tried ever more rarely, at last daily, and not without end. */
export function nextAttempt(known: Unfinished | undefined, reason: string, now: Date): Unfinished {
  const { attempts, since } = known ?? { attempts: 0, since: now };
  const pauseMs = Math.min(dayMs, firstMs * 2 ** Math.min(attempts, 20));
  const endMs = since.getTime() + (reason === "charge_disputed" ? disputedMs : triedMs);
  // What the owner's bank has refused it refuses again.
  const isOver = reason === "refund_failed" || now.getTime() >= endMs;
  return {
    reason,
    since,
    attempts: attempts + 1,
    dueAt: isOver ? null : new Date(now.getTime() + pauseMs),
  };
}
