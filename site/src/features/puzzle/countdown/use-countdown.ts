import type { PuzzleDate } from "@wordlehint/contracts";
import { useEffect, useState } from "react";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { useServerClock } from "../../../lib/use-server-clock.ts";
import { browserZone } from "../../../lib/zone.ts";
import { countdownTarget } from "./countdown-target.ts";

/**
 * Returns the milliseconds until the next riddle, or null until the browser's clock is known. Stays at 0
 * until `riddleDate` changes.
 */
export function useCountdown(riddleDate: PuzzleDate): number | null {
  const [remainingMs, setRemainingMs] = useState<number | null>(null);

  const aheadMs = useServerClock();

  useEffect(() => {
    const target = countdownTarget(browserZone(), serverNowMs());
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const restMs = Math.max(target - serverNowMs(), 0);
      setRemainingMs(restMs);
      // Waits for the next full second, so that no second is repeated or skipped.
      if (restMs > 0) timer = setTimeout(tick, restMs % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [riddleDate, aheadMs]);

  return remainingMs;
}
