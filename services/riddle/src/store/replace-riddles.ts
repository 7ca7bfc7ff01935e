import { isDeepStrictEqual } from "node:util";
import type { PuzzleDate } from "@wordlehint/contracts";
import type { Riddle } from "../domain/riddle.ts";

/**
 * Returns the riddles by date. One that hasn't changed stays the same object, and `before` itself is returned when none
 * has, so that responses made of them stay valid.
 */
export function replaceRiddles(
  before: ReadonlyMap<PuzzleDate, Riddle>,
  all: readonly Riddle[],
): ReadonlyMap<PuzzleDate, Riddle> {
  const after = new Map(
    all.map((riddle) => {
      const known = before.get(riddle.date);
      return [riddle.date, isDeepStrictEqual(known, riddle) ? known : riddle] as [PuzzleDate, Riddle];
    }),
  );
  const isSame = after.size === before.size && [...after].every(([date, one]) => before.get(date) === one);
  return isSame ? before : after;
}
