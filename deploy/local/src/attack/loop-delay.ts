const everyMs = 20;
const notedMs = 50;

export interface LoopDelay {
  /** The longest time by which this process's own event loop was late since an instant of `performance.now()`. */
  since(instant: number): number;
}

/** Watches how late this process's timers are, to tell a slow response from a process that was slow to read it. */
export function watchLoopDelay(): LoopDelay {
  const late: { at: number; ms: number }[] = [];
  let due = performance.now() + everyMs;
  setInterval(() => {
    const at = performance.now();
    if (at - due > notedMs) late.push({ at, ms: at - due });
    due = at + everyMs;
  }, everyMs).unref();
  return {
    since: (instant) => late.reduce((worst, { at, ms }) => (at >= instant ? Math.max(worst, ms) : worst), 0),
  };
}
