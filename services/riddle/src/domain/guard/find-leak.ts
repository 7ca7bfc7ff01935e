import { findAcrostics } from "./acrostic.ts";
import { type Cell, shownCells, writtenCells } from "./cells.ts";
import { findCiphers } from "./ciphers.ts";
import { type Leak, type LeakPlace, leakRules } from "./leak.ts";
import { findMasks } from "./masks.ts";
import { findMorse } from "./morse.ts";
import { findNumbers } from "./numbers.ts";
import type { Detector, View } from "./sighting.ts";
import { findSpelling } from "./spelling.ts";
import { findTelling } from "./telling.ts";
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
  findTelling,
  findNumbers,
  findMorse,
  findCiphers,
];

/**
 * Whether a text gives a five-letter answer away, and where: the plainest leak by the order of `leakRules`, the first
 * of its kind; or null. Naming a rhyme, a synonym or a few of the letters is a hint and no leak.
 *
 * @throws {RangeError} when the word is not five letters a to z
 */
export function findLeak(word: string, text: string): Leak | null {
  return findLeaks(word, text).reduce<Leak | null>(
    (best, leak) => (best && rankOf(best) <= rankOf(leak) ? best : leak),
    null,
  );
}

/**
 * Every place where the text gives the answer away, in the order of the text, each by its plainest rule.
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
      const leak = { rule, place: locate(view.cells[from]?.start ?? 0, view.cells[to - 1]?.end ?? 0) };
      const span = `${leak.place.start} ${leak.place.end}`;
      const known = leaks.get(span);
      if (!known || rankOf(leak) < rankOf(known)) leaks.set(span, leak);
    }
  }
  return [...leaks.values()].sort((a, b) => a.place.start - b.place.start || a.place.end - b.place.end);
}

function rankOf({ rule }: Leak): number {
  return leakRules.indexOf(rule);
}

function viewOf(text: string, cells: readonly Cell[]): View {
  return { text, cells, tokens: letterTokens(cells), words: wordTokens(cells) };
}

function createLocator(text: string): (start: number, end: number) => LeakPlace {
  const lineStarts = [0, ...Array.from(text.matchAll(/\r\n?|\n/g), (match) => match.index + match[0].length)];
  return (start, lastLetterEnd) => {
    const accents = /^\p{M}{1,50}/u.exec(text.slice(lastLetterEnd, lastLetterEnd + 50))?.[0] ?? "";
    const end = lastLetterEnd + accents.length;
    const line = lastAtOrBefore(lineStarts, start);
    return {
      start,
      end,
      line: line + 1,
      column: start - (lineStarts[line] ?? 0) + 1,
      text: text.slice(start, end),
    };
  };
}

/** The index of the last of the ascending numbers that is not above the limit. */
function lastAtOrBefore(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
