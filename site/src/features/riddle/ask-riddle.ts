import { latestPuzzleDate } from "@wordlehint/contracts";
import type { AppDispatch, RootState } from "../../app/store.ts";
import { browserZone } from "../../lib/zone.ts";
import { isDue, riddleAsked, riddleMissed, riddleReceived, selectRiddleState } from "./riddle-slice.ts";

/** Asks for the latest riddle of the browser's own zone. A failure is counted; what is shown stays. */
export function askRiddle() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (selectRiddleState(getState()).isPending) return;
    dispatch(riddleAsked());
    const zone = browserZone();
    const day = latestPuzzleDate(Date.now(), zone);
    try {
      const { fetchRiddle } = await import("./fetch-riddle.ts");
      const riddle = await fetchRiddle(zone);
      dispatch(riddleReceived({ riddle, day, nowMs: Date.now() }));
    } catch {
      dispatch(riddleMissed());
    }
  };
}

/** Asks only when what is there belongs to another day or is no longer fresh. */
export function askRiddleIfDue() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const nowMs = Date.now();
    if (isDue(selectRiddleState(getState()), latestPuzzleDate(nowMs, browserZone()), nowMs)) {
      await dispatch(askRiddle());
    }
  };
}
