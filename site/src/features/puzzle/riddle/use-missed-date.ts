import { latestPuzzleDate, type PuzzleDate } from "@wordlehint/contracts";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { dateOfDay, type HintDay } from "../../../lib/hint-day.ts";
import { keptAtMs } from "../../../lib/kept-document.ts";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { useOnFront } from "../../../lib/use-on-front.ts";
import { useServerClock } from "../../../lib/use-server-clock.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { browserZone } from "../../../lib/zone.ts";

const lookEveryMs = 60_000;

/**
 * Returns the date whose riddle the page should show, if `shown` is an earlier one: without a network, a page may only have
 * that. False if it is the right one, and null as long as that isn't known.
 */
export function useMissedDate(day: HintDay, shown: PuzzleDate): PuzzleDate | false | null {
  const [due, setDue] = useState<PuzzleDate | null>(null);
  const look = useCallback(
    () => setDue(dateOfDay(day, latestPuzzleDate(serverNowMs(), browserZone()))),
    [day],
  );
  // A page that was kept is likely to be of an earlier day. For the others it isn't worth the time that the first date takes.
  useLayoutEffect(() => {
    if (keptAtMs() !== null) look();
  }, [look]);
  useEffect(() => {
    const callOff = whenIdle(look);
    const timer = setInterval(look, lookEveryMs);
    return () => {
      callOff();
      clearInterval(timer);
    };
  }, [look]);
  useOnFront(look);
  useServerClock(look);
  return due === null ? null : shown < due && due;
}
