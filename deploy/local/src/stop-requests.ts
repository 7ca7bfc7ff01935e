const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Ctrl-C reaches this process from the terminal and once more through npm: that is one request. */
const echoMs = 500;

export interface StopHandlers {
  stop(): void;
  /** At a second request, of one who does not want to wait. */
  killNow(): void;
}

/**
 * Listens for wishes to end: signals, and the end of the process that started this one. Returns what is to be
 * called when the work is done: it leaves that process, which is no wish to end.
 */
export function onStopRequest({ stop, killNow }: StopHandlers): () => void {
  let firstAt: number | undefined;
  const request = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      stop();
    } else if (performance.now() - firstAt > echoMs) {
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
