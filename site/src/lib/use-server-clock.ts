import { useEffect, useSyncExternalStore } from "react";
import { compareClocks, serverAheadMs, subscribeToServerClock } from "./server-clock.ts";
import { useOnFront } from "./use-on-front.ts";

/**
 * Keeps `serverNowMs()` right while the component is mounted. Returns how far the server's clock is ahead of the device's,
 * in milliseconds, which changes when the device's turns out to be wrong; `onCorrection` is called then, too.
 */
export function useServerClock(onCorrection?: () => void): number {
  const aheadMs = useSyncExternalStore(subscribeToServerClock, serverAheadMs, () => 0);
  useOnFront(compareClocks);
  useEffect(() => onCorrection && subscribeToServerClock(onCorrection), [onCorrection]);
  return aheadMs;
}
