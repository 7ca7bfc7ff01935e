import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import { createRiddlesInMemory } from "./riddles-in-memory.ts";

export type RiddleShelf = ReturnType<typeof createRiddleShelf>;

/** The live and future riddles in memory, so that players are served while the database is unavailable. */
export function createRiddleShelf() {
  const { get, revision, refresh } = createRiddlesInMemory();
  return {
    get,
    revision,
    refresh,
    /** The last date of the unbroken run of riddles from `date` on; the day before `date` when it has none. */
    readyThrough: (date: PuzzleDate): PuzzleDate => {
      let next = date;
      while (get(next)) next = addDays(next, 1);
      return addDays(next, -1);
    },
  };
}
