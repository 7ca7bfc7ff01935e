import type { Character } from "./characters.ts";
import type { Detector, Match } from "./detector.ts";
import { singleLetterSeries } from "./single-letter-series.ts";
import { spokenMasks } from "./spoken-masks.ts";
import { isLetter } from "./tokens.ts";

const blanks = "_*?.·•…-‐‑–—#~=+%□■▢◻◼⬜⬛○●◯◌＿⎵␣�";
/** Blanks that are punctuation when they stand at the start or the end of a word. */
const punctuation = ".?…-‐‑–—#~=+%";

/**
 * The word with blanks ("cr_ne", "C R A N _", "cr☺ne", "c____", "C gap ANE"), or a series of single letters that lacks
 * only one letter of the word: "all but my second: C, A, N and E".
 */
export const findMaskedLetters: Detector = (word, knowledge) => (parsed) => [
  ...unspacedMasks(word, parsed.characters),
  ...spacedMasks(word, parsed.characters),
  ...spokenMasks(word, parsed, knowledge),
  ...singleLetterSeries(parsed.letterRuns, word.length - 1)
    .filter((series) => lacksOneLetter(word, series.map(({ text }) => text).join("")))
    .map((series): Match => ({ rule: "dotted", from: series[0]?.from ?? 0, to: series.at(-1)?.to ?? 0 })),
];

function lacksOneLetter(word: string, letters: string): boolean {
  return Array.from(word).some((_, at) => letters === word.slice(0, at) + word.slice(at + 1));
}

function unspacedMasks(word: string, characters: readonly Character[]): Match[] {
  return unspacedSpans(characters).flatMap((unspaced) => {
    const span = trim(characters, unspaced);
    const indices = withSingleEmoji(characters, span);
    if (indices.length !== word.length) return [];
    const [first, last] = [characters[span.from], characters[span.to - 1]];
    if (first && first.char !== "-" && punctuation.includes(first.char)) return [];
    if (last && punctuation.includes(last.char)) return [];
    return masksIn(word, indices, characters);
  });
}

/** The indices of a span, of several emoji in a row only the first: one that is joined from others is displayed as one. */
function withSingleEmoji(characters: readonly Character[], { from, to }: Span): number[] {
  const isEmoji = (at: number): boolean =>
    characters[at]?.kind === "symbol" && /\p{Extended_Pictographic}/u.test(characters[at].char);
  return Array.from({ length: to - from }, (_, offset) => from + offset).filter(
    (at) => at === from || !isEmoji(at) || !isEmoji(at - 1),
  );
}

function spacedMasks(word: string, characters: readonly Character[]): Match[] {
  const single = unspacedSpans(characters).filter(({ from, to }) => to - from === 1);
  return single.flatMap(({ from }, i) => {
    const window = single.slice(i, i + word.length);
    const to = window.at(-1)?.to ?? from;
    if (window.length < word.length || to - from > maxSpread * word.length) return [];
    const hasLetterBetween = window.some(
      (span, n) => n > 0 && characters.slice(window[n - 1]?.to, span.from).some(isLetter),
    );
    if (hasLetterBetween) return [];
    return masksIn(
      word,
      window.map((span) => span.from),
      characters,
    );
  });
}

/** The most characters for each letter of a spaced mask. */
const maxSpread = 16;

/**
 * The mask at these indices of characters: "dotted" with one or two blanks; with three or four of them, a match in
 * "positions" for each letter that it tells.
 */
function masksIn(word: string, indices: readonly number[], characters: readonly Character[]): Match[] {
  const told = indices.filter((index, at) => shows(characters[index], word.charAt(at)));
  const isMask = indices.every((index) => told.includes(index) || isBlank(characters[index]));
  const blankCount = word.length - told.length;
  const isBlankAtEnds = [indices[0] ?? 0, indices.at(-1) ?? 0].every(
    (index) => told.includes(index) || isBlankAnywhere(characters[index]),
  );
  if (!isMask || !isBlankAtEnds || blankCount === 0 || !told.some((index) => isLetter(characters[index])))
    return [];
  if (blankCount <= 2) return [{ rule: "dotted", from: indices[0] ?? 0, to: (indices.at(-1) ?? 0) + 1 }];
  if (indices.some((index) => ".…".includes(characters[index]?.char ?? "."))) return [];
  return told
    .filter((index) => isLetter(characters[index]))
    .map((index): Match => ({ rule: "positions", from: index, to: index + 1 }));
}

function shows(character: Character | undefined, letter: string): boolean {
  return character !== undefined && !blanks.includes(character.char) && character.letters.includes(letter);
}

/** A usual blank, or a symbol that is no punctuation, such as a smiling face; or a letter that resembles none of a to z. */
function isBlank(character: Character | undefined): boolean {
  if (character === undefined) return false;
  if (blanks.includes(character.char)) return true;
  if (character.kind === "letter") return character.letters === "";
  return character.kind === "symbol" && !neverBlank.includes(character.char);
}

/** Returns whether it is a blank at the start or the end of a mask too: "☺rane", but not "→ears" or "中tone". */
function isBlankAnywhere(character: Character | undefined): boolean {
  const char = character?.char ?? "";
  return blanks.includes(char) || /\p{Extended_Pictographic}/u.test(char);
}

const neverBlank = "'’ʼ‘`´\"“”„«»()[]{}<>,;:!&@\\";

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
