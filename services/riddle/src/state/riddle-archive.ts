import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import type { Riddle } from "../domain/riddle.ts";
import type { RiddleShelf } from "./riddle-shelf.ts";
import { createRiddlesInMemory } from "./riddles-in-memory.ts";

export type RiddleArchive = ReturnType<typeof createRiddleArchive>;

/**
 * Every riddle in memory, so that no player's request reads the database: those of the shelf, and those before. It grows
 * by one riddle a day, of one to two kilobytes.
 */
export function createRiddleArchive(shelf: RiddleShelf) {
  const past = createRiddlesInMemory();
  const { firstDate, isFilled, refresh } = past;
  const get = (date: PuzzleDate): Riddle | undefined => shelf.get(date) ?? past.get(date);
  return {
    get,
    /** Returns whether the past riddles have been read. */
    isFilled,
    /** The date of the first past riddle; undefined until they have been read, and when there is none. */
    firstDate,
    /** Returns a number that rises whenever a riddle is added, changed or removed. */
    revision: () => shelf.revision() + past.revision(),
    /** Replaces the past riddles. Load live ones too, because they leave the shelf before the next refresh. */
    refresh,
    /** The date of the newest riddle before that date; undefined when there is none. */
    newestBefore: (date: PuzzleDate): PuzzleDate | undefined => {
      const first = firstDate();
      if (first === undefined) return undefined;
      for (let earlier = date; earlier > first;) {
        earlier = addDays(earlier, -1);
        if (get(earlier)) return earlier;
      }
      return undefined;
    },
  };
}
