import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import type { Riddle } from "../domain/riddle.ts";
import { replaceRiddles } from "./replace-riddles.ts";

export type RiddleShelf = ReturnType<typeof createRiddleShelf>;

/** The live and future riddles in memory, so that players can still be served while the database is unavailable. */
export function createRiddleShelf() {
  let riddles: ReadonlyMap<PuzzleDate, Riddle> = new Map<PuzzleDate, Riddle>();
  let [begun, applied] = [0, 0];
  let revision = 0;
  const replace = (all: readonly Riddle[]) => {
    const before = riddles;
    riddles = replaceRiddles(before, all);
    if (riddles !== before) revision++;
  };
  return {
    get: (date: PuzzleDate) => riddles.get(date),
    has: (date: PuzzleDate) => riddles.has(date),
    /** Rises whenever a riddle is added, changed or removed. */
    revision: () => revision,
    replace,
    /** Replaces all riddles by those that `load` returns, unless another refresh that began later has done so. */
    refresh: async (load: () => Promise<readonly Riddle[]>): Promise<void> => {
      const turn = ++begun;
      const all = await load();
      if (turn < applied) return;
      applied = turn;
      replace(all);
    },
    /** The last date of the unbroken run of riddles from `date` on; the day before `date` when it has none. */
    readyThrough: (date: PuzzleDate): PuzzleDate => {
      let next = date;
      while (riddles.has(next)) next = addDays(next, 1);
      return addDays(next, -1);
    },
  };
}
