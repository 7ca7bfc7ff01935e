const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Ctrl-C arrives twice, from the terminal and through npm. Signals within this time count as one request. */
const duplicateMs = 500;

export interface StopHandlers {
  stop(): void;
  /** Called at a second request. */
  killNow(): void;
}

/**
 * Calls a handler when this process is asked to end: by a signal, or because the process that started it has ended.
 * Returns a function that disconnects from that process without calling a handler, for when the work is done.
 */
export function onStopRequest({ stop, killNow }: StopHandlers): () => void {
  let firstAt: number | undefined;
  const request = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      stop();
    } else if (performance.now() - firstAt > duplicateMs) {
      killNow();
    }
  };
  for (const signal of signals) process.on(signal, request);
  if (process.connected) process.once("disconnect", request);
  return () => {
    process.off("disconnect", request);
    if (process.connected) process.disconnect();
  };
}
