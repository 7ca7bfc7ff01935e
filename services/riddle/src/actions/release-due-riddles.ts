import { homeZone, latestPuzzleDate } from "@wordlehint/contracts";
import { newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** Announces the release of each riddle whose time has come in New York, in order of date, exactly once each. */
export async function releaseDueRiddles({ riddles, outbox, now, log }: Context): Promise<void> {
  for (const date of await riddles.unreleasedUpTo(latestPuzzleDate(now().getTime(), homeZone))) {
    const event = newEvent("riddle.released", date, { date }, now());
    if (!(await riddles.release(date, now(), event))) continue;
    outbox.wake();
    log.info({ date }, "riddle released");
  }
}
