import type { DomainEvent } from "@wordlehint/contracts";
import { newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/**
 * Numbers puzzles as editors have set it, and announces a change by `riddle.renumbered`.
 *
 * The new number and its event are saved in one write, which only the first replica succeeds with: one change, one
 * event. The gateway then renders pages again, and may ask any replica for the number. A page must not keep the old
 * number because it was asked of a replica that did not yet use the new one. Therefore
 * - a replica uses the new number before it writes: the event can be published right after the write;
 * - a replica that finds the new number saved by another one adds a further event if it may have given out the old number
 *   after the first event. It can't have if the old number was still saved when this check began and the replica has
 *   given out no number since;
 * - replicas also run this check on `riddle.renumbered`, in case they missed the change of the content or can't read it.
 *
 * A replica that is killed before it adds its event leaves pages with the old number until the gateway's regular
 * revalidation, a minute by default.
 *
 * @param liveEventId the state of the content that has the change, or a later one, is read; undefined for any state
 * @throws when the database or the content can't be reached; run it again then
 */
export async function renumberPuzzles(context: Context, liveEventId: string | undefined): Promise<void> {
  const { content, numbering, numbers } = context;
  const timesGivenOut = numbering.timesGivenOut();
  const saved = await numbers.saved();
  if (saved !== numbering.current()) {
    await adopt(context, saved, (event) => numbers.announceAgain(saved, event));
    return renumberPuzzles(context, liveEventId);
  }
  const offset = (await content.puzzleNumberOffset(liveEventId)) ?? saved;
  if (offset === saved) return;
  const hasGivenOutOld = numbering.timesGivenOut() > timesGivenOut;
  await adopt(context, offset, async (event) => {
    const isFirst = await numbers.change(saved, offset, event);
    if (!isFirst && hasGivenOutOld) await numbers.announceAgain(offset, event);
  });
}

async function adopt(
  { numbering, outbox, log, now }: Context,
  offset: number,
  save: (event: DomainEvent) => Promise<void>,
): Promise<void> {
  const previous = numbering.current();
  numbering.use(offset);
  try {
    await save(newEvent("riddle.renumbered", "puzzleNumberOffset", { puzzleNumberOffset: offset }, now()));
  } catch (error) {
    // The next check must find the difference again: the event is still to be saved.
    numbering.use(previous);
    throw error;
  }
  outbox.wake();
  log.info({ offset }, "puzzles renumbered");
}
