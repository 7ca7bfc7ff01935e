import type { Character } from "./characters.ts";
import type { LeakRule } from "./leak.ts";
import { type Detector, reverse, type WordKnowledge } from "./detector.ts";
import { isApostrophe, isLetter } from "./tokens.ts";

export const maxGap = 12;
const maxSteps = 200;

/**
 * The letters of the word in sequence, forwards or backwards, with look-alikes for letters and with any separators that
 * are not letters.
 */
export const findLetterSequence: Detector = (word, { isShortWord }) => {
  const reversed = reverse(word);
  return ({ characters }) =>
    characters.flatMap((_, at) => {
      const forwards = classify(characters, pathFrom(characters, at, word), isShortWord);
      if (forwards) return [{ from: at, ...forwards }];
      const backwards =
        reversed === word ? null : classify(characters, pathFrom(characters, at, reversed), isShortWord);
      return backwards ? [{ rule: "reversed" as const, from: at, to: backwards.to }] : [];
    });
};

/** The indices of characters that spell the letters from here, with no other letter between them; or null. */
function pathFrom(characters: readonly Character[], first: number, letters: string): number[] | null {
  if (!characters[first]?.letters.includes(letters.charAt(0)) || isLetter(characters[first - 1])) return null;
  let steps = 0;
  const extend = (path: number[]): number[] | null => {
    const last = path.at(-1) ?? first;
    if (path.length === letters.length) return endsWord(characters, last + 1) ? path : null;
    for (let at = last + 1; at <= last + 1 + maxGap && steps < maxSteps; at++, steps++) {
      const character = characters[at];
      if (!character) return null;
      const found = character.letters.includes(letters.charAt(path.length)) ? extend([...path, at]) : null;
      if (found) return found;
      if (character.kind === "letter") return null;
    }
    return null;
  };
  return extend([first]);
}

/** Returns whether no letter follows here except the ending of an inflection, as in "cr4nes". */
export function endsWord(characters: readonly Character[], at: number): boolean {
  let ending = "";
  for (let next = at; isLetter(characters[next]); next++) {
    if (ending.length === 3) return false;
    ending += characters[next]?.letters.charAt(0) ?? "";
  }
  return /^(?:e?s|e?d|e?r|ing|ly)?$/.test(ending);
}

/** The rule that the path breaks; null when the characters spell the word only by coincidence. */
export function classify(
  characters: readonly Character[],
  path: number[] | null,
  isShortWord: WordKnowledge["isShortWord"],
): { rule: LeakRule; to: number } | null {
  if (!path) return null;
  const at = (index: number): number => path[index] ?? 0;
  const letters = path.map((index) => characters[index]).filter((character) => character !== undefined);
  const gaps = path.slice(1).map((end, index) => characters.slice(at(index) + 1, end));
  const substitutions = letters.filter(({ kind }) => kind !== "letter").length;
  const isUnbroken = gaps.every((gap) => gap.length === 0);
  if (substitutions === letters.length && !isUnbroken) return null;
  if (isPunctuation(characters, path, substitutions)) return null;
  const to = at(path.length - 1) + 1;
  const disguise: LeakRule | null = letters.some(({ escaped }) => escaped)
    ? "lookalike"
    : letters.every(({ plain }) => plain)
      ? null
      : "lookalike";
  if (isUnbroken) {
    if (!disguise && isLetter(characters[to])) return null;
    return { rule: disguise ?? "word", to };
  }
  if (gaps.every((gap) => gap.length > 0)) {
    return substitutions > 2 ? null : { rule: disguise ?? "spaced", to };
  }
  if (isLetter(characters[to]) || !isBrokenWord(characters, path, gaps, isShortWord)) return null;
  const isEmphasis = gaps.flat().every(({ char }) => "*_~`".includes(char));
  return { rule: disguise ?? (isEmphasis ? "word" : "spaced"), to };
}

/** "(lock)" and "What an idea!": the symbol that resembles a letter is a bracket or an exclamation mark. */
function isPunctuation(characters: readonly Character[], path: number[], substitutions: number): boolean {
  if (substitutions !== 1) return false;
  const [first = 0, last = 0] = [path[0], path.at(-1)];
  const closing = { "(": ")", "[": "]", "{": "}" }[characters[first]?.char ?? ""];
  const isClosed = characters.slice(last, last + 80).some(({ char }) => char === closing);
  return isClosed || "!|^".includes(characters[last]?.char ?? " ");
}

/**
 * Returns whether the parts are one word with separators, such as "cra-ne" and "cr ane", and not several words, such as
 * "a long", "she'll" and "life's tone". At least one of parts that are loosely separated must be no word.
 */
function isBrokenWord(
  characters: readonly Character[],
  path: number[],
  gaps: Character[][],
  isShortWord: WordKnowledge["isShortWord"],
): boolean {
  const start = path[0] ?? 0;
  if (isApostrophe(characters[start - 1]) && isLetter(characters[start - 2])) return false;
  if (gaps.some((gap) => gap.length === 1 && isApostrophe(gap[0]))) {
    return (
      !gaps.some(isLooseSeparator) &&
      !/^(?:ll|re|ve|[dsmt])$/.test(partsOf(characters, path, gaps).at(-1) ?? "")
    );
  }
  if (!gaps.some(isLooseSeparator)) return true;
  const plain = path.every((at) => characters[at]?.plain);
  return plain && !partsOf(characters, path, gaps).every(isShortWord);
}

function isLooseSeparator(gap: Character[]): boolean {
  if (gap.some(({ char }) => "+&=|/\\·→_~".includes(char))) return false;
  return gap.some(
    ({ kind, char }) => kind === "space" || kind === "line-break" || '—–,;:!?…()"“”'.includes(char),
  );
}

function partsOf(characters: readonly Character[], path: number[], gaps: Character[][]): string[] {
  const parts = [""];
  path.forEach((at, index) => {
    if (index > 0 && (gaps[index - 1]?.length ?? 0) > 0) parts.push("");
    parts.push((parts.pop() ?? "") + (characters[at]?.letters.charAt(0) ?? ""));
  });
  return parts;
}
