import type { Cell } from "./cells.ts";
import type { Sighting } from "./sighting.ts";

/** A find that was made in the text itself, by offsets. */
export function spelledOut(cells: readonly Cell[], start: number, end: number): Sighting {
  return { rule: "spelled-out", from: cellFrom(cells, start), to: cellFrom(cells, end) };
}

/** All finds of a pattern, which must be global. */
export function spelledOutBy(pattern: RegExp, text: string, cells: readonly Cell[]): Sighting[] {
  return Array.from(text.matchAll(pattern), (match) =>
    spelledOut(cells, match.index, match.index + match[0].length),
  );
}

/** The first cell that starts at this offset of the text or later. */
function cellFrom(cells: readonly Cell[], offset: number): number {
  let [low, high] = [0, cells.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cells[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
