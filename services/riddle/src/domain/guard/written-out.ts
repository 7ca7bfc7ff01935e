import type { Cell } from "./cells.ts";
import { isShortWord } from "./guard-words.ts";
import type { LeakRule } from "./leak.ts";
import { type Detector, reverse } from "./sighting.ts";
import { isApostrophe, isLetter } from "./tokens.ts";

const longestGap = 12;
const mostSteps = 200;

/** The word letter after letter, forwards or backwards, with look-alikes for letters and anything but letters between. */
export const findWrittenOut: Detector = (word, { cells }) => {
  const backwards = reverse(word);
  return cells.flatMap((_, at) => {
    const rule = ruleOf(cells, pathFrom(cells, at, word));
    if (rule) return [{ rule: rule.name, from: at, to: rule.to }];
    const turned = backwards === word ? null : ruleOf(cells, pathFrom(cells, at, backwards));
    return turned ? [{ rule: "reversed" as const, from: at, to: turned.to }] : [];
  });
};

/** The cells that spell the letters from here, each next one found before any other letter comes; or null. */
function pathFrom(cells: readonly Cell[], first: number, letters: string): number[] | null {
  if (!cells[first]?.letters.includes(letters.charAt(0)) || isLetter(cells[first - 1])) return null;
  let steps = 0;
  const extend = (path: number[]): number[] | null => {
    const last = path.at(-1) ?? first;
    if (path.length === letters.length) return endsHere(cells, last + 1) ? path : null;
    for (let at = last + 1; at <= last + 1 + longestGap && steps < mostSteps; at++, steps++) {
      const cell = cells[at];
      if (!cell) return null;
      const found = cell.letters.includes(letters.charAt(path.length)) ? extend([...path, at]) : null;
      if (found) return found;
      if (cell.kind === "letter") return null;
    }
    return null;
  };
  return extend([first]);
}

/** No letter follows but the tail of an inflection, as in "cr4nes". */
function endsHere(cells: readonly Cell[], at: number): boolean {
  let tail = "";
  for (let next = at; isLetter(cells[next]); next++) {
    if (tail.length === 3) return false;
    tail += cells[next]?.letters.charAt(0) ?? "";
  }
  return /^(?:e?s|e?d|e?r|ing|ly)?$/.test(tail);
}

function ruleOf(cells: readonly Cell[], path: number[] | null): { name: LeakRule; to: number } | null {
  if (!path) return null;
  const at = (index: number): number => path[index] ?? 0;
  const letters = path.map((index) => cells[index]).filter((cell) => cell !== undefined);
  const gaps = path.slice(1).map((end, index) => cells.slice(at(index) + 1, end));
  const drawn = letters.filter(({ kind }) => kind !== "letter").length;
  const whole = gaps.every((gap) => gap.length === 0);
  if (drawn > 0 && ((drawn === letters.length && !whole) || isPunctuated(cells, path, drawn))) return null;
  const to = at(path.length - 1) + 1;
  const alike: LeakRule | null = letters.some(({ escaped }) => escaped)
    ? "spelled-out"
    : letters.every(({ plain }) => plain)
      ? null
      : "lookalike";
  if (whole) {
    if (!alike && isLetter(cells[to])) return null;
    return { name: alike ?? (isPossessive(cells, to) ? "inflection" : "word"), to };
  }
  if (gaps.every((gap) => gap.length > 0)) return drawn > 2 ? null : { name: alike ?? "spaced", to };
  if (isLetter(cells[to]) || !isBrokenWord(cells, path, gaps)) return null;
  const marked = gaps.flat().every(({ char }) => "*_~`".includes(char));
  return { name: alike ?? (marked ? "word" : "spaced"), to };
}

/** Brackets round a word and an exclamation mark after it are no letters: "(lock)", "what an idea!". */
function isPunctuated(cells: readonly Cell[], path: number[], drawn: number): boolean {
  const [first = 0, last = 0] = [path[0], path.at(-1)];
  const closing = { "(": ")", "[": "]", "{": "}" }[cells[first]?.char ?? ""];
  const isClosed = cells.slice(last, last + 80).some(({ char }) => char === closing);
  return drawn === 1 && (isClosed || "!|^".includes(cells[last]?.char ?? " "));
}

function isPossessive(cells: readonly Cell[], to: number): boolean {
  return isApostrophe(cells[to]) && cells[to + 1]?.letters === "s" && !isLetter(cells[to + 2]);
}

/**
 * Whether pieces are one broken word and not several: "cra-ne" and "cr ane" are, "a long", "she'll" and "life's tone"
 * are not. Pieces apart must include one that is no word.
 */
function isBrokenWord(cells: readonly Cell[], path: number[], gaps: Cell[][]): boolean {
  const start = path[0] ?? 0;
  if (isApostrophe(cells[start - 1]) && isLetter(cells[start - 2])) return false;
  if (gaps.some((gap) => gap.length === 1 && isApostrophe(gap[0]))) {
    return !gaps.some(isLoose) && !/^(?:ll|re|ve|[dsmt])$/.test(piecesOf(cells, path, gaps).at(-1) ?? "");
  }
  if (!gaps.some(isLoose)) return true;
  const plain = path.every((at) => cells[at]?.plain);
  return plain && !piecesOf(cells, path, gaps).every(isShortWord);
}

function isLoose(gap: Cell[]): boolean {
  if (gap.some(({ char }) => "+&=|/\\·→_~".includes(char))) return false;
  return gap.some(({ kind, char }) => kind === "space" || kind === "break" || '—–,;:!?…()"“”'.includes(char));
}

function piecesOf(cells: readonly Cell[], path: number[], gaps: Cell[][]): string[] {
  const pieces = [""];
  path.forEach((at, index) => {
    if (index > 0 && (gaps[index - 1]?.length ?? 0) > 0) pieces.push("");
    pieces.push((pieces.pop() ?? "") + (cells[at]?.letters.charAt(0) ?? ""));
  });
  return pieces;
}
