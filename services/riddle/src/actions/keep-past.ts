import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { addDays, homeZone, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import type { Riddle } from "../domain/riddle.ts";
import { completeRiddle } from "./complete-riddle.ts";
import { riddleOf } from "./generate-riddle.ts";
import { readArchive } from "./read-archive.ts";

/**
 * Makes the missing riddles of the days before the earliest live date, of the library or the composer, so that a new
 * installation has an archive, and one that stood still has no gap. They count as released at their time, without an
 * event. Past riddles of an earlier version get hints.
 * @throws when an answer can't be had; what was made by then is kept, and it is safe to run again
 */
export async function keepPast(context: Context): Promise<void> {
  const { riddles, now, config, log } = context;
  const { earliest } = liveDates(now().getTime());
  const last = addDays(earliest, -1);
  const first = addDays(earliest, -config.RIDDLE_HISTORY_DAYS);
  const present = await riddles.datesBetween(first, last);
  let made = 0;
  let batch: Riddle[] = [];
  const save = async () => {
    if (batch.length > 0) await riddles.addSilently(batch);
    made += batch.length;
    batch = [];
  };
  try {
    // The latest first: yesterday's is wanted most.
    for (let date = last; date >= first; date = addDays(date, -1)) {
      if (present.has(date)) continue;
      batch.push(await pastRiddle(context, date));
      if (batch.length === batchSize) await save();
      await yieldToEventLoop();
    }
  } finally {
    await save();
    if (made > 0) log.info({ made, first, last }, "past riddles made");
  }
  const incomplete = await riddles.withoutHintsBefore(earliest);
  for (const riddle of incomplete) await completeRiddle(context, riddle);
  if (made + incomplete.length > 0) await readArchive(context);
}

const batchSize = 15;

async function pastRiddle({ answers, offline }: Context, date: PuzzleDate): Promise<Riddle> {
  const releasedAt = new Date(releaseInstantMs(date, homeZone));
  const word = await answers.wordFor(date);
  return { ...riddleOf(date, word, offline.write(word, date), releasedAt), releasedAt };
}
