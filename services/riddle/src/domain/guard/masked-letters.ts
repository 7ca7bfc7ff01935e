import type { Character } from "./characters.ts";
import type { Detector, Match } from "./detector.ts";
import { singleLetterSeries } from "./single-letter-series.ts";
import { isLetter } from "./tokens.ts";

const blanks = "_*?.·•…-‐‑–—#~=+%□■▢◻◼⬜⬛○●◯◌＿⎵␣�";
/** Blanks that are punctuation when they stand at the start or the end of a word. */
const punctuation = ".?…-‐‑–—#~=+%";

/**
 * The word with one or two blanks ("cr_ne", "C R A N _", "c*a*e"), or a series of single letters that lacks only the
 * first or the last letter of the word.
 */
export const findMaskedLetters: Detector = (word, { characters, letterRuns }) => [
  ...unspacedMasks(word, characters),
  ...spacedMasks(word, characters),
  ...singleLetterSeries(letterRuns, word.length - 1)
    .filter((series) => lacksOnlyOneEnd(word, series.map(({ text }) => text).join("")))
    .map((series): Match => ({ rule: "dotted", from: series[0]?.from ?? 0, to: series.at(-1)?.to ?? 0 })),
];

function lacksOnlyOneEnd(word: string, letters: string): boolean {
  return letters === word.slice(1) || letters === word.slice(0, -1);
}

function unspacedMasks(word: string, characters: readonly Character[]): Match[] {
  return unspacedSpans(characters).flatMap((unspaced) => {
    const span = trim(characters, unspaced);
    if (span.to - span.from !== word.length) return [];
    const [first, last] = [characters[span.from], characters[span.to - 1]];
    if (first && first.char !== "-" && punctuation.includes(first.char)) return [];
    if (last && punctuation.includes(last.char)) return [];
    return isMaskOf(word, characters.slice(span.from, span.to)) ? [{ rule: "dotted", ...span }] : [];
  });
}

function spacedMasks(word: string, characters: readonly Character[]): Match[] {
  const single = unspacedSpans(characters).filter(({ from, to }) => to - from === 1);
  return single.flatMap(({ from }, i) => {
    const window = single.slice(i, i + word.length);
    const to = window.at(-1)?.to ?? from;
    if (window.length < word.length || to - from > 4 * word.length) return [];
    const hasLetterBetween = window.some(
      (span, n) => n > 0 && characters.slice(window[n - 1]?.to, span.from).some(isLetter),
    );
    if (hasLetterBetween) return [];
    const shown = window.flatMap((span) => characters.slice(span.from, span.to));
    return isMaskOf(word, shown) ? [{ rule: "dotted", from, to }] : [];
  });
}

function isMaskOf(word: string, characters: readonly Character[]): boolean {
  let blankCount = 0;
  const agrees = characters.every((character, i) => {
    if (blanks.includes(character.char)) return ++blankCount > 0;
    return character.kind === "letter" && character.letters.includes(word.charAt(i));
  });
  return agrees && (blankCount === 1 || blankCount === 2);
}

interface Span {
  from: number;
  /** Exclusive. */
  to: number;
}

/** The parts of the text between spaces and line breaks. */
function unspacedSpans(characters: readonly Character[]): Span[] {
  const spans: Span[] = [];
  let from = -1;
  for (let at = 0; at <= characters.length; at++) {
    const kind = characters[at]?.kind ?? "space";
    if (kind !== "space" && kind !== "line-break") {
      if (from === -1) from = at;
    } else if (from !== -1) {
      spans.push({ from, to: at });
      from = -1;
    }
  }
  return spans;
}

/** Leaves out surrounding quotation marks, brackets, marks of emphasis and final punctuation. */
function trim(characters: readonly Character[], { from, to }: Span): Span {
  const charAt = (at: number): string => characters[at]?.char ?? " ";
  while (from < to && "\"'([{“‘«".includes(charAt(from))) from++;
  while (from < to && "\"')]}”’».,!?;:…".includes(charAt(to - 1))) to--;
  while (to - from > 2 && "*_~`".includes(charAt(from)) && charAt(from) === charAt(to - 1)) {
    from++;
    to--;
  }
  return { from, to };
}
