import type { Character } from "./characters.ts";
import { type Detector, reverse, type Match, type ParsedText } from "./detector.ts";
import { type Picks, pointedLetters } from "./pointed-letters.ts";
import { isLetter, likeliestLetter, type Token } from "./tokens.ts";

/**
 * Acrostics and telestichs: the word in the first or last letters of lines, sentences, phrases or words, and in
 * letters that are emphasised or that the text tells to read; forwards and backwards.
 */
export const findAcrostics: Detector = (word) => {
  const reversed = reverse(word);
  return (parsed) =>
    [...edgesOfUnits(parsed), ...emphasised(parsed), ...pointedLetters(parsed)].flatMap((picks) => {
      const letters = picks.map((at) => likeliestLetter(parsed.characters[at])).join("");
      const found = [
        ...occurrences(letters, word),
        ...(reversed === word ? [] : occurrences(letters, reversed)),
      ];
      return found.map((at): Match => {
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

function edgesOfUnits({ characters, words }: ParsedText): Picks[] {
  const breaks = (at: number): boolean => characters[at]?.kind === "line-break";
  const ends = (at: number): boolean => ".!?…:;".includes(characters[at]?.char ?? " ");
  const lines = split(words, characters, breaks);
  const stanzas = split(words, characters, (at) => breaks(at) && breaks(at - 1));
  const sentences = split(words, characters, (at) => breaks(at) || ends(at));
  const phrases = split(
    words,
    characters,
    (at) => breaks(at) || ends(at) || ",•·|/-–—".includes(characters[at]?.char ?? " "),
  );
  return [
    words.map(({ from }) => from),
    ...[lines, stanzas, sentences, phrases].map((units) => units.map(firstLetter)),
    ...[lines, sentences].map((units) => units.map(lastLetter)),
    ...[0, 1].map((odd) => lines.filter((_, i) => i % 2 === odd).map(firstLetter)),
    ...lines.filter(({ length }) => length === 5).map((line) => line.map(({ to }) => to - 1)),
    phrases.map(withoutConjunctions).map(firstLetter),
    words.filter(({ text }) => !/^(?:and|or|then|plus)$/.test(text)).map(({ from }) => from),
  ];
}

/** Capitals inside words, capitalised words within sentences, and single letters between marks of emphasis. */
function emphasised({ characters, words }: ParsedText): Picks[] {
  const isCapital = (at: number): boolean => characters[at]?.upper ?? false;
  const inner = characters.flatMap((_, at) =>
    isCapital(at) && isLetter(characters[at - 1]) && !isCapital(at - 1) ? [at] : [],
  );
  const capitalised = words.filter(
    ({ from, to }) => isCapital(from) && (to - from > 1 || characters[from]?.letters !== "i"),
  );
  const midSentence = capitalised.filter(({ from }) => /^[a-z,]$/.test(charBefore(characters, from)));
  const marked = characters.flatMap((_, at) => (isMarkedLetter(characters, at) ? [at] : []));
  const capitals = characters.flatMap((_, at) => (isCapital(at) && !isLoneI(characters, at) ? [at] : []));
  return [inner, midSentence.map(({ from }) => from), marked, capitals];
}

function charBefore(characters: readonly Character[], at: number): string {
  let before = at - 1;
  while (characters[before]?.kind === "space") before--;
  const character = characters[before];
  return character?.kind === "letter" ? "a" : (character?.char ?? "");
}

function isLoneI(characters: readonly Character[], at: number): boolean {
  return characters[at]?.letters === "i" && !isLetter(characters[at - 1]) && !isLetter(characters[at + 1]);
}

/** A single letter between marks, such as the c of "**c**old". */
function isMarkedLetter(characters: readonly Character[], at: number): boolean {
  const [before, after] = [characters[at - 1]?.char ?? "", characters[at + 1]?.char ?? ""];
  return (
    isLetter(characters[at]) &&
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

/** In a list, the item of "and newt" is "newt". */
function withoutConjunctions(unit: Token[]): Token[] {
  const start = unit.findIndex(({ text }) => !/^(?:and|or|then|the|an?|plus|finally|lastly)$/.test(text));
  return start > 0 ? unit.slice(start) : unit;
}

function split(
  words: readonly Token[],
  characters: readonly Character[],
  isBorder: (at: number) => boolean,
): Token[][] {
  const units: Token[][] = [];
  let unit: Token[] = [];
  let at = 0;
  for (const word of words) {
    let bordered = false;
    for (; at < word.from; at++) bordered ||= characters[at] !== undefined && isBorder(at);
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
