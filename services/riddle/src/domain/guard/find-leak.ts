import { findAcrostics } from "./acrostic.ts";
import { type Cell, shownCells, writtenCells } from "./cells.ts";
import { findCodes } from "./codes.ts";
import { type Leak, type LeakPlace, leakRules } from "./leak.ts";
import { findMasks } from "./masks.ts";
import type { Detector, View } from "./sighting.ts";
import { findSpelling } from "./spelling.ts";
import { letterTokens, wordTokens } from "./tokens.ts";
import { findAnagrams, findForms } from "./word-shapes.ts";
import { findWrittenOut } from "./written-out.ts";

const detectors: readonly Detector[] = [
  findWrittenOut,
  findForms,
  findMasks,
  findAnagrams,
  findAcrostics,
  findSpelling,
  findCodes,
];

/**
 * Whether a text gives a five-letter answer away, and where: the plainest leak by the order of `leakRules`, the first
 * of its kind; or null. Naming a rhyme, a synonym or a few of the letters is a hint and no leak.
 *
 * @throws {RangeError} when the word is not five letters a to z
 */
export function findLeak(word: string, text: string): Leak | null {
  const rank = ({ rule }: Leak): number => leakRules.indexOf(rule);
  return findLeaks(word, text).reduce<Leak | null>(
    (best, leak) => (best && rank(best) <= rank(leak) ? best : leak),
    null,
  );
}

/**
 * Every way in which the text gives the answer away, in the order of the text.
 *
 * @throws {RangeError} when the word is not five letters a to z
 */
export function findLeaks(word: string, text: string): Leak[] {
  if (!/^[a-z]{5}$/i.test(word)) throw new RangeError("the word must be five letters a to z");
  const answer = word.toLowerCase();
  const shown = shownCells(text);
  const views = [writtenCells(text), ...(shown ? [shown] : [])].map((cells) => viewOf(text, cells));
  const locate = createLocator(text);
  const leaks = new Map<string, Leak>();
  for (const view of views) {
    for (const { rule, from, to } of detectors.flatMap((detect) => detect(answer, view))) {
      const start = view.cells[from]?.start ?? 0;
      const end = view.cells[to - 1]?.end ?? start;
      leaks.set(`${rule} ${start} ${end}`, { rule, place: locate(start, end) });
    }
  }
  return [...leaks.values()].sort((a, b) => a.place.start - b.place.start || a.place.end - b.place.end);
}

function viewOf(text: string, cells: readonly Cell[]): View {
  return { text, cells, tokens: letterTokens(cells), words: wordTokens(cells) };
}

function createLocator(text: string): (start: number, end: number) => LeakPlace {
  const lineStarts = [0, ...Array.from(text.matchAll(/\r\n?|\n/g), (match) => match.index + match[0].length)];
  return (start, end) => {
    let line = lineStarts.findLastIndex((lineStart) => lineStart <= start);
    line = Math.max(line, 0);
    return {
      start,
      end,
      line: line + 1,
      column: start - (lineStarts[line] ?? 0) + 1,
      text: text.slice(start, end),
    };
  };
}
