import { isDeepStrictEqual } from "node:util";
import type { PuzzleDate } from "@wordlehint/contracts";
import type { Riddle } from "../domain/riddle.ts";

/** Riddles in memory by date, refreshed as a whole from the database. */
export function createRiddlesInMemory() {
  let riddles: ReadonlyMap<PuzzleDate, Riddle> | undefined;
  let revision = 0;
  let begun = 0;
  let applied = 0;
  return {
    get: (date: PuzzleDate): Riddle | undefined => riddles?.get(date),
    /** Returns whether a refresh has ended. */
    isFilled: () => riddles !== undefined,
    /** Returns a number that rises whenever a riddle is added, changed or removed. */
    revision: () => revision,
    /** The date of the first riddle; undefined without riddles. */
    firstDate: (): PuzzleDate | undefined => riddles?.keys().next().value,
    /** Replaces all riddles by those that `load` returns in order of date, unless a refresh that began later has ended. */
    refresh: async (load: () => Promise<readonly Riddle[]>): Promise<void> => {
      const turn = ++begun;
      const loaded = await load();
      if (turn < applied) return;
      applied = turn;
      const before = riddles;
      riddles = replaceRiddles(before ?? new Map<PuzzleDate, Riddle>(), loaded);
      if (riddles !== before) revision++;
    },
  };
}

/**
 * Returns the loaded riddles by date. One that hasn't changed stays the same object, and `before` itself is returned
 * when none has, so that responses made of them stay valid.
 */
function replaceRiddles(
  before: ReadonlyMap<PuzzleDate, Riddle>,
  loaded: readonly Riddle[],
): ReadonlyMap<PuzzleDate, Riddle> {
  const after = new Map(
    loaded.map((riddle) => {
      const known = before.get(riddle.date);
      return [riddle.date, isDeepStrictEqual(known, riddle) ? known : riddle] as [PuzzleDate, Riddle];
    }),
  );
  const isSame = after.size === before.size && [...after].every(([date, one]) => before.get(date) === one);
  return isSame ? before : after;
}
