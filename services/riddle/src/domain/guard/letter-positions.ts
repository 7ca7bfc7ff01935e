import type { Detector, Match, ParsedText } from "@wordlehint/contracts/guard/detector";
import { isPlainName, letterNamed } from "@wordlehint/contracts/guard/letter-names";
import { findBorrowedLetters } from "./borrowed-letters.ts";
import { isShortWord } from "./guard-words.ts";
import { anyCue, maskOf, numbers, ordinals, patterns, type Statement } from "./position-patterns.ts";

/**
 * Letters of the word told with their places: "third letter E", "begins with C", "ends in -NE", "letter 3 is A", "my
 * first is in cat but not in hat", "its edges are C and E", "I start where crab does and end where bone does". One match
 * for each place that is told, however often.
 */
export const findLetterPositions: Detector = (word) => (parsed) => {
  if (!anyCue.test(parsed.readable)) return [];
  const statements = [
    ...lettersAtPlaces(parsed, word.length),
    ...partsAtPlaces(parsed, word.length),
    ...findBorrowedLetters(parsed, word.length),
  ].filter(({ mask }) =>
    Array.from(mask).every((letter, at) => letter === "." || letter === word.charAt(at)),
  );
  const all = placesTold(statements);
  // A single vague statement, such as "begins like a song", may fit the word by chance.
  return all.size > 1
    ? [...all.values()]
    : [...placesTold(statements.filter(({ isVague }) => !isVague)).values()];
};

function placesTold(statements: readonly Statement[]): Map<number, Match> {
  const told = new Map<number, Match>();
  for (const { mask, from, to } of statements)
    for (const [at, letter] of Array.from(mask).entries())
      if (letter !== "." && !told.has(at)) told.set(at, { rule: "positions", from, to });
  return told;
}

/** The group of a pattern that has the letter, and the letter's place. */
type Told = [group: number, position: number | undefined];
type IsLetter = (parsed: ParsedText, from: number, name: string) => boolean;

const patternsOfLetters: readonly [RegExp, (match: RegExpExecArray) => Told[], IsLetter][] = [
  [patterns.ordinalThenLetter, ([, place = ""]) => [[2, ordinals[place]]], isLetterAfter],
  [
    patterns.twoOrdinals,
    ([, one = "", two = "", , second]) => [
      [3, ordinals[one]],
      [second === undefined ? 3 : 4, ordinals[two]],
    ],
    isLetterAfter,
  ],
  [patterns.numberThenLetter, ([, place = ""]) => [[2, numbers[place]]], isLetterAfter],
  [patterns.letterThenPlace, ([, , place = ""]) => [[1, ordinals[place]]], isLetterBefore],
  [patterns.letterLeads, () => [[1, 0]], isLetterBefore],
  [patterns.letterTrails, () => [[1, 4]], isLetterBefore],
  [patterns.atStart, () => [[1, 0]], isLetterAfter],
  [patterns.atEnd, () => [[1, 4]], isLetterAfter],
];
const patternsOfBothEnds = [
  patterns.endsThenLetters,
  patterns.lettersThenEnds,
  patterns.betweenLetters,
  patterns.atEitherEnd,
];

function lettersAtPlaces(parsed: ParsedText, length: number): Statement[] {
  const { readable } = parsed;
  const statements: Statement[] = [];
  for (const [pattern, read, isLetter] of patternsOfLetters)
    for (const match of readable.matchAll(pattern)) {
      for (const [group, position] of read(match)) {
        const name = match[group] ?? "";
        if (position === undefined || !isLetter(parsed, startOf(match, group), name)) continue;
        statements.push(statementOf(match, maskOf(letterNamed(name), position, length), isVague(name)));
        if (pattern === patterns.atStart) statements.push(...nextLetters(parsed, match, length));
      }
    }
  for (const pattern of patternsOfBothEnds)
    for (const match of readable.matchAll(pattern)) {
      const [, one = "", other = ""] = match;
      const isLetter = (group: number): boolean =>
        isLetterAfter(parsed, startOf(match, group), match[group] ?? "") ||
        parsed.characters[startOf(match, group)]?.upper === true;
      if (!isLetter(1) || !isLetter(2)) continue;
      const ends = [letterNamed(one), letterNamed(other)];
      for (const [first, last] of [ends, ends.toReversed()])
        statements.push(statementOf(match, `${first}${".".repeat(length - 2)}${last}`, false));
    }
  return statements;
}

/** "… C, then R, then A": the letters that follow the first one. */
function nextLetters(parsed: ParsedText, first: RegExpExecArray, length: number): Statement[] {
  const statements: Statement[] = [];
  patterns.next.lastIndex = first.index + first[0].length;
  for (let position = 1; position < length; position++) {
    const match = patterns.next.exec(parsed.readable);
    const name = match?.[1] ?? "";
    if (!match || !isLetterAfter(parsed, startOf(match, 1), name)) break;
    statements.push(statementOf(match, maskOf(letterNamed(name), position, length), isVague(name)));
  }
  return statements;
}

/** Several letters at a place, and the letters of a word in which one of them is. */
function partsAtPlaces(parsed: ParsedText, length: number): Statement[] {
  const { readable } = parsed;
  const parts = (pattern: RegExp, placeOf: (match: RegExpExecArray, part: string) => number): Statement[] =>
    Array.from(readable.matchAll(pattern)).flatMap((match) => {
      const [, part = ""] = match;
      return isPart(parsed, startOf(match, 1), part)
        ? [statementOf(match, maskOf(part, placeOf(match, part), length), false)]
        : [];
    });
  return [
    ...parts(patterns.chunkThenPlace, ([, , place = ""], part) =>
      startOfPart(part, ordinals[place] ?? 0, length),
    ),
    ...parts(patterns.chunkAtStart, () => 0),
    ...parts(patterns.chunkAtEnd, (_, part) => length - part.length),
    ...Array.from(readable.matchAll(patterns.inWord)).flatMap((match) => {
      const [, place = "", text = ""] = match;
      return Array.from(new Set(text), (letter) =>
        statementOf(match, maskOf(letter, ordinals[place] ?? 0, length), false),
      );
    }),
  ];
}

function statementOf(match: RegExpExecArray, mask: string, vague: boolean): Statement {
  const from = match.index + (/^\s/.test(match[0]) ? 1 : 0);
  return { mask, from, to: match.index + match[0].length, isVague: vague };
}

function startOf(match: RegExpExecArray, group: number): number {
  return match.indices?.[group]?.[0] ?? match.index;
}

/** "Tea" and "Charlie" are letters at times; "aitch" always is. */
function isVague(name: string): boolean {
  return name.length > 1 && !isPlainName(name);
}

/** "ran in the middle" of a word of five letters begins at the second one. */
function startOfPart(letters: string, position: number, length: number): number {
  if (position === 0) return 0;
  if (position === length - 1) return length - letters.length;
  return Math.floor((length - letters.length) / 2);
}

/** Returns whether the letter that follows a place is meant as a letter: "a" and "I" are words otherwise. */
function isLetterAfter(parsed: ParsedText, at: number, name: string): boolean {
  if (name !== "a" && name !== "i") return true;
  const rest = parsed.readable.slice(at + 1, at + 8);
  if (isMarked(parsed, at) || /^(?:[.,;:!?)\n]|$)/.test(rest)) return true;
  return (
    name === "a" &&
    (parsed.characters[at]?.upper === true || /^ (?:and|then|but|while|with|my|at)\b/.test(rest))
  );
}

/** As `isLetterAfter`, for a letter before its place: "I come first" and "a first" are no statements. */
function isLetterBefore(parsed: ParsedText, at: number, name: string): boolean {
  if (name !== "a" && name !== "i") return true;
  if (isMarked(parsed, at)) return true;
  return (
    name === "a" &&
    parsed.characters[at]?.upper === true &&
    /^a (?:is|comes|stands|sits|goes|stays)\b/.test(parsed.readable.slice(at, at + 12))
  );
}

function isMarked({ readable }: ParsedText, at: number): boolean {
  return (
    /["'“‘«([*_~`-]/.test(readable.charAt(at - 1)) ||
    /(?:letter|an) $/.test(readable.slice(Math.max(0, at - 8), at))
  );
}

/** Returns whether a few letters are meant as such and not as a word: in capitals, between marks, or no word at all. */
function isPart({ readable, characters }: ParsedText, at: number, letters: string): boolean {
  if (characters.slice(at, at + letters.length).every(({ upper }) => upper)) return true;
  return /["'“‘«([*_~`-]/.test(readable.charAt(at - 1)) || !isShortWord(letters);
}
