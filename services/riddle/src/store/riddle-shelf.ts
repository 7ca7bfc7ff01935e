import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import type { Riddle } from "../domain/riddle.ts";

export type RiddleShelf = ReturnType<typeof createRiddleShelf>;

/** The live and future riddles in memory, so that players can still be served while the database is unavailable. */
export function createRiddleShelf() {
  let riddles = new Map<PuzzleDate, Riddle>();
  return {
    get: (date: PuzzleDate) => riddles.get(date),
    has: (date: PuzzleDate) => riddles.has(date),
    replace: (all: readonly Riddle[]) => {
      riddles = new Map(all.map((riddle) => [riddle.date, riddle]));
    },
    /** The last date of the unbroken run of riddles from `date` on; the day before `date` when it has none. */
    readyThrough: (date: PuzzleDate): PuzzleDate => {
      let next = date;
      while (riddles.has(next)) next = addDays(next, 1);
      return addDays(next, -1);
    },
  };
}
