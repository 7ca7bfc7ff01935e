import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import type { Riddle } from "../domain/riddle.ts";

export type RiddleShelf = ReturnType<typeof createRiddleShelf>;

/**
 * The live and coming riddles in memory. Players are answered from here, so a database that is away for a
 * while is not felt.
 */
export function createRiddleShelf() {
  let riddles = new Map<PuzzleDate, Riddle>();
  return {
    get: (date: PuzzleDate) => riddles.get(date),
    has: (date: PuzzleDate) => riddles.has(date),
    replace: (all: readonly Riddle[]) => {
      riddles = new Map(all.map((riddle) => [riddle.date, riddle]));
    },
    /** The last date of the unbroken run that begins at `date`; the day before it when it isn't there itself. */
    readyThrough: (date: PuzzleDate): PuzzleDate => {
      let next = date;
      while (riddles.has(next)) next = addDays(next, 1);
      return addDays(next, -1);
    },
  };
}
