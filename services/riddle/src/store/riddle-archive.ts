import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import type { Riddle } from "../domain/riddle.ts";
import { replaceRiddles } from "./replace-riddles.ts";
import type { RiddleShelf } from "./riddle-shelf.ts";

export type RiddleArchive = ReturnType<typeof createRiddleArchive>;

/**
 * Every riddle in memory, so that no request of a player reads the database, whichever date it is about: those of the
 * shelf, and those before. It grows by one riddle a day, of one to two kilobytes.
 */
export function createRiddleArchive(shelf: RiddleShelf) {
  let past: ReadonlyMap<PuzzleDate, Riddle> | undefined;
  let first: PuzzleDate | undefined;
  let [begun, applied] = [0, 0];
  let revision = 0;
  const get = (date: PuzzleDate): Riddle | undefined => shelf.get(date) ?? past?.get(date);
  return {
    get,
    /** Whether the past riddles have been read. */
    isFilled: () => past !== undefined,
    /** Rises whenever a riddle is added, changed or removed. */
    revision: () => shelf.revision() + revision,
    /**
     * Replaces the past riddles by those that `load` returns, unless another refresh that began later has done so.
     * `load` includes live ones, because these leave the shelf some time before the next refresh.
     */
    refresh: async (load: () => Promise<readonly Riddle[]>): Promise<void> => {
      const turn = ++begun;
      const all = await load();
      if (turn < applied) return;
      applied = turn;
      const before = past;
      past = replaceRiddles(before ?? new Map<PuzzleDate, Riddle>(), all);
      first = all.reduce<PuzzleDate | undefined>(
        (least, { date }) => (least === undefined || date < least ? date : least),
        undefined,
      );
      if (past !== before) revision++;
    },
    /** The date of the first riddle; undefined until the past riddles have been read, and when there is none. */
    firstDate: (): PuzzleDate | undefined => first,
    /** The date of the newest riddle before that date; undefined when there is none. */
    newestBefore: (date: PuzzleDate): PuzzleDate | undefined => {
      if (first === undefined) return undefined;
      for (let earlier = date; earlier > first;) {
        earlier = addDays(earlier, -1);
        if (get(earlier)) return earlier;
      }
      return undefined;
    },
  };
}
