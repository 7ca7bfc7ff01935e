import { type Cell } from "./cells.ts";
import { type Detector, type Sighting } from "./sighting.ts";
import { isLetter } from "./tokens.ts";
import { letterRuns } from "./word-shapes.ts";

const blanks = "_*?.·•…-‐‑–—#~=+%□■▢◻◼⬜⬛○●◯◌＿⎵␣�";
/** At the end of a word these are punctuation. */
const neverAtTheEdge = ".?…-‐‑–—#~=+%";

/** The word with one or two letters left out: "cr_ne", "C R A N _", "c*a*e", or four of its letters one by one. */
export const findMasks: Detector = (word, { cells, tokens }) => [
  ...unspacedMasks(word, cells),
  ...spacedMasks(word, cells),
  ...letterRuns(tokens, word.length - 1)
    .filter(
      (run) => run.length === word.length - 1 && isAllButAnEnd(word, run.map(({ text }) => text).join("")),
    )
    .map((run): Sighting => ({ rule: "dotted", from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 })),
];

function isAllButAnEnd(word: string, letters: string): boolean {
  return letters === word.slice(1) || letters === word.slice(0, -1);
}

function unspacedMasks(word: string, cells: readonly Cell[]): Sighting[] {
  return chunksOf(cells).flatMap(({ from, to }) => {
    const span = trim(cells, from, to);
    if (span.to - span.from !== word.length) return [];
    const [first, last] = [cells[span.from], cells[span.to - 1]];
    if (first && first.char !== "-" && neverAtTheEdge.includes(first.char)) return [];
    if (last && neverAtTheEdge.includes(last.char)) return [];
    return fits(word, cells.slice(span.from, span.to)) ? [{ rule: "dotted", ...span }] : [];
  });
}

function spacedMasks(word: string, cells: readonly Cell[]): Sighting[] {
  const single = chunksOf(cells).filter(({ from, to }) => to - from === 1);
  return single.flatMap(({ from }, i) => {
    const five = single.slice(i, i + word.length);
    const to = five.at(-1)?.to ?? from;
    if (five.length < word.length || to - from > 4 * word.length) return [];
    if (five.some((chunk, n) => n > 0 && cells.slice(five[n - 1]?.to, chunk.from).some(isLetter))) return [];
    return fits(
      word,
      five.flatMap((chunk) => cells.slice(chunk.from, chunk.to)),
    )
      ? [{ rule: "dotted", from, to }]
      : [];
  });
}

function fits(word: string, cells: readonly Cell[]): boolean {
  let gaps = 0;
  const agrees = cells.every((cell, i) => {
    if (blanks.includes(cell.char)) return ++gaps > 0;
    return cell.kind === "letter" && cell.letters.includes(word.charAt(i));
  });
  return agrees && (gaps === 1 || gaps === 2);
}

function chunksOf(cells: readonly Cell[]): { from: number; to: number }[] {
  const chunks: { from: number; to: number }[] = [];
  let from = -1;
  for (let at = 0; at <= cells.length; at++) {
    const kind = cells[at]?.kind ?? "space";
    if (kind !== "space" && kind !== "break") {
      if (from === -1) from = at;
    } else if (from !== -1) {
      chunks.push({ from, to: at });
      from = -1;
    }
  }
  return chunks;
}

/** Without quotation marks, brackets, final punctuation and emphasis around it. */
function trim(cells: readonly Cell[], from: number, to: number): { from: number; to: number } {
  const opens = (cell: Cell | undefined): boolean => cell !== undefined && "\"'([{“‘«".includes(cell.char);
  const closes = (cell: Cell | undefined): boolean =>
    cell !== undefined && "\"')]}”’».,!?;:…".includes(cell.char);
  while (from < to && opens(cells[from])) from++;
  while (from < to && closes(cells[to - 1])) to--;
  while (
    to - from > 2 &&
    "*_~`".includes(cells[from]?.char ?? " ") &&
    cells[from]?.char === cells[to - 1]?.char
  ) {
    from++;
    to--;
  }
  return { from, to };
}
