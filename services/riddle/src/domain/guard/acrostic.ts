import type { Cell } from "./cells.ts";
import { type Detector, reverse, type Sighting, type View } from "./sighting.ts";
import { isLetter, likeliest, type Token } from "./tokens.ts";

/** Letters that a reader may pick out of the text, as cell indices in reading order. */
type Picks = number[];

/** The word in first or last letters of lines, sentences, phrases or words, or in letters that stand out. */
export const findAcrostics: Detector = (word, view) => {
  const sequences = [...edgesOfUnits(view), ...standingOut(view)];
  const turned = reverse(word);
  return sequences.flatMap((picks) => {
    const letters = picks.map((at) => likeliest(view.cells[at])).join("");
    const found = [...occurrences(letters, word), ...(turned === word ? [] : occurrences(letters, turned))];
    return found.map((at): Sighting => {
      const to = (picks[at + word.length - 1] ?? 0) + 1;
      return { rule: "acrostic", from: picks[at] ?? 0, to };
    });
  });
};

function occurrences(letters: string, word: string): number[] {
  const found: number[] = [];
  for (let at = letters.indexOf(word); at !== -1; at = letters.indexOf(word, at + 1)) found.push(at);
  return found;
}

function edgesOfUnits({ cells, words }: View): Picks[] {
  const breaks = (at: number): boolean => cells[at]?.kind === "break";
  const ends = (at: number): boolean => ".!?…:;".includes(cells[at]?.char ?? " ");
  const lines = split(words, cells, breaks);
  const stanzas = split(words, cells, (at) => breaks(at) && breaks(at - 1));
  const sentences = split(words, cells, (at) => breaks(at) || ends(at));
  const phrases = split(
    words,
    cells,
    (at) => breaks(at) || ends(at) || ",•·|/-–—".includes(cells[at]?.char ?? " "),
  );
  return [
    words.map(({ from }) => from),
    ...[lines, stanzas, sentences, phrases].map((units) => units.map(firstLetter)),
    ...[lines, sentences].map((units) => units.map(lastLetter)),
    ...[0, 1].map((odd) => lines.filter((_, i) => i % 2 === odd).map(firstLetter)),
    ...lines.filter(({ length }) => length === 5).map((line) => line.map(({ to }) => to - 1)),
    phrases.map(withoutLinks).map(firstLetter),
    words.filter(({ text }) => !/^(?:and|or|then|plus)$/.test(text)).map(({ from }) => from),
  ];
}

/** Capitals inside words, capitalised words within sentences, and letters that are emphasised one by one. */
function standingOut({ cells, words }: View): Picks[] {
  const isCapital = (at: number): boolean => cells[at]?.upper ?? false;
  const inner = cells.flatMap((_, at) =>
    isCapital(at) && isLetter(cells[at - 1]) && !isCapital(at - 1) ? [at] : [],
  );
  const odd = words.filter(
    ({ from, to }) => isCapital(from) && (to - from > 1 || cells[from]?.letters !== "i"),
  );
  const midSentence = odd.filter(({ from }) => /^[a-z,]$/.test(charBefore(cells, from)));
  const marked = cells.flatMap((_, at) => (isMarkedLetter(cells, at) ? [at] : []));
  const capitals = cells.flatMap((_, at) => (isCapital(at) && !isLoneI(cells, at) ? [at] : []));
  return [inner, midSentence.map(({ from }) => from), marked, capitals];
}

function charBefore(cells: readonly Cell[], at: number): string {
  let before = at - 1;
  while (cells[before]?.kind === "space") before--;
  const cell = cells[before];
  return cell?.kind === "letter" ? "a" : (cell?.char ?? "");
}

function isLoneI(cells: readonly Cell[], at: number): boolean {
  return cells[at]?.letters === "i" && !isLetter(cells[at - 1]) && !isLetter(cells[at + 1]);
}

/** One letter between marks of its own: **c**old. */
function isMarkedLetter(cells: readonly Cell[], at: number): boolean {
  const [before, after] = [cells[at - 1]?.char ?? "", cells[at + 1]?.char ?? ""];
  return (
    isLetter(cells[at]) &&
    ((before !== "" && before === after && "*_~`".includes(before)) ||
      `${before}${after}` === "[]" ||
      `${before}${after}` === "()" ||
      `${before}${after}` === "><")
  );
}

function firstLetter(unit: Token[]): number {
  return unit[0]?.from ?? 0;
}

function lastLetter(unit: Token[]): number {
  return (unit.at(-1)?.to ?? 1) - 1;
}

/** "and newt" is the item "newt" of a list. */
function withoutLinks(unit: Token[]): Token[] {
  const start = unit.findIndex(({ text }) => !/^(?:and|or|then|the|an?|plus|finally|lastly)$/.test(text));
  return start > 0 ? unit.slice(start) : unit;
}

function split(
  words: readonly Token[],
  cells: readonly Cell[],
  isBorder: (at: number) => boolean,
): Token[][] {
  const units: Token[][] = [];
  let unit: Token[] = [];
  let at = 0;
  for (const word of words) {
    let bordered = false;
    for (; at < word.from; at++) bordered ||= cells[at] !== undefined && isBorder(at);
    if (bordered && unit.length > 0) {
      units.push(unit);
      unit = [];
    }
    unit.push(word);
    at = word.to;
  }
  if (unit.length > 0) units.push(unit);
  return units;
}
