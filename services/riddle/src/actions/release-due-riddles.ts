import { homeZone, latestPuzzleDate } from "@wordlehint/contracts";
import { newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { riddleEventData } from "../domain/riddle.ts";

/** Announces each riddle whose time has come in New York, in order of date, each exactly once. */
export async function releaseDueRiddles({ riddles, outbox, now, numbering, log }: Context): Promise<void> {
  for (const riddle of await riddles.unreleasedUpTo(latestPuzzleDate(now().getTime(), homeZone))) {
    const data = riddleEventData(riddle, numbering.offset());
    if (!(await riddles.release(riddle.date, now(), newEvent("riddle.released", riddle.date, data, now()))))
      continue;
    outbox.wake();
    log.info({ date: riddle.date }, "riddle released");
  }
}
