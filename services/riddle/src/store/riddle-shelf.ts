import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import type { Riddle } from "../domain/riddle.ts";

export type RiddleShelf = ReturnType<typeof createRiddleShelf>;

/** The live and future riddles in memory, so that players can still be served while the database is unavailable. */
export function createRiddleShelf() {
  let riddles = new Map<PuzzleDate, Riddle>();
  let [begun, applied] = [0, 0];
  const replace = (all: readonly Riddle[]) => {
    riddles = new Map(all.map((riddle) => [riddle.date, riddle]));
  };
  return {
    get: (date: PuzzleDate) => riddles.get(date),
    has: (date: PuzzleDate) => riddles.has(date),
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
