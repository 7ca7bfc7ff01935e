import { homeZone, latestPuzzleDate } from "@wordlehint/contracts";
import { newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { releaseEventData } from "../domain/riddle.ts";

/** Announces the release of each riddle whose time has come in New York, in order of date, exactly once each. */
export async function releaseDueRiddles({ riddles, outbox, now, numbering, log }: Context): Promise<void> {
  for (const riddle of await riddles.unreleasedUpTo(latestPuzzleDate(now().getTime(), homeZone))) {
    const data = releaseEventData(riddle, numbering.giveOut());
    const event = newEvent("riddle.released", riddle.date, data, now());
    if (!(await riddles.release(riddle.date, now(), event))) continue;
    outbox.wake();
    log.info({ date: riddle.date }, "riddle released");
  }
}
