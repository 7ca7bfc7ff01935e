import { findRiddleLeaks } from "../domain/guard/riddle-leaks.ts";
import type { Entry as LexiconEntry, Lexicon } from "../domain/composer/lexicon.ts";
import type { WrittenRiddle } from "../domain/composer/riddle-library.ts";
import { isVowel, soundsOf, wordsOf } from "./pronunciation.ts";
import { doRhyme } from "./rhyme.ts";

/** A riddle of the library with the word that it is about, in the order of the files. */
export type Entry = { word: string; riddle: WrittenRiddle };

/** A fault of an entry, for its writer. */
export type Fault = { word: string; message: string };

const syllables = { min: 6, max: 12, difference: 2 };
const hintLength = { min: 12, max: 110 };
/** A line's half with fewer words than this may come back: it is an ordinary phrase. */
const minHalfWords = 4;

/**
 * Returns every fault of a library's entries, the repetitions among all of them included. Words of `known` alone may have
 * entries; the lexicon has the definitions against which the strength of hints is measured.
 */
export function lintRiddles(
  entries: readonly Entry[],
  known: ReadonlySet<string>,
  lexicon: Lexicon,
): Fault[] {
  const faults = entries.flatMap(({ word, riddle }) =>
    [
      ...(known.has(word) ? [] : ["isn't an answer"]),
      ...metreFaults(riddle.lines),
      ...rhymeFaults(riddle.lines),
      ...themeFaults(riddle.theme),
      ...hintFaults(riddle.hints),
      ...strengthFaults(riddle.hints, lexicon[word]),
      ...leakFaults(word, riddle),
    ].map((message) => ({ word, message })),
  );
  return [...faults, ...repetitions(entries)];
}

function metreFaults(lines: readonly string[]): string[] {
  const unknown = lines.flatMap(wordsOf).filter((word) => !soundsOf(word));
  if (unknown.length > 0)
    return [
      `has words without a pronunciation: ${unknown.join(", ")} (use others, or add to pronunciations.txt)`,
    ];
  const counts = lines.map(
    (line) =>
      wordsOf(line)
        .flatMap((word) => soundsOf(word) ?? [])
        .filter(isVowel).length,
  );
  const { min, max, difference } = syllables;
  if (counts.some((count) => count < min || count > max))
    return [`has lines of ${counts.join(", ")} syllables; each must have ${min} to ${max}`];
  if (Math.max(...counts) - Math.min(...counts) > difference)
    return [`has lines of ${counts.join(", ")} syllables, which may differ by ${difference}`];
  return [];
}

const schemes = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

function rhymeFaults(lines: readonly string[]): string[] {
  const ends = lines.map((line) => wordsOf(line).at(-1) ?? "");
  const rhymes = (a: number, b: number) => {
    const [one = "", other = ""] = [ends[a], ends[b]];
    return one !== other && doRhyme(soundsOf(one) ?? [], soundsOf(other) ?? []);
  };
  if (schemes.some(([a, b, c, d]) => rhymes(a, b) && rhymes(c, d))) return [];
  return [`doesn't rhyme in pairs (AABB, ABAB or ABBA): ${ends.join(", ")}`];
}

function themeFaults(theme: string | undefined): string[] {
  if (theme === undefined) return ["has no theme"];
  const count = theme.split(/\s+/).length;
  return count > 4 ? [`has a theme of ${count} words; four are the most`] : [];
}

function hintFaults(hints: WrittenRiddle["hints"]): string[] {
  if (!hints) return ["has no hints"];
  const { min, max } = hintLength;
  const wrong = hints.filter(({ length }) => length < min || length > max);
  return [
    ...wrong.map((hint) => `has a hint of ${hint.length} characters; ${min} to ${max} are allowed`),
    ...(new Set(hints.map(normalized)).size < hints.length ? ["has the same hint twice"] : []),
  ];
}

/**
 * Strength can be measured only roughly: an earlier hint must not have more of the definition's words than the third,
 * unless they are so few that it may be a coincidence.
 */
function strengthFaults(hints: WrittenRiddle["hints"], entry: LexiconEntry | undefined): string[] {
  if (!hints || !entry) return [];
  const definitions = entry.senses.map(({ gloss, kind = "", like = [] }) => [gloss, kind, ...like].join(" "));
  const defining = stemsIn(definitions.join(" "));
  const [one, two, three] = hints.map(
    (hint) => [...stemsIn(hint)].filter((stem) => defining.has(stem)).length,
  );
  return [one, two].flatMap((count = 0, index) =>
    count >= minDefiningWords && count > (three ?? 0)
      ? [`says more in hint ${index + 1} than in hint 3: ${count} words of the definition, not ${three ?? 0}`]
      : [],
  );
}

const minDefiningWords = 4;

/** The longer words of a text, without the endings of inflections. */
function stemsIn(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter(({ length }) => length >= minStemLength)
      .map((word) => word.replace(/(?:ing|ed|es|s|ly)$/, "")),
  );
}

const minStemLength = 4;

function leakFaults(word: string, riddle: WrittenRiddle): string[] {
  return findRiddleLeaks(word, riddle).map(
    ({ part, leak }) =>
      `gives the word away in its ${part}: ${leak.rule} in ${JSON.stringify(leak.place.text)}`,
  );
}

/** Themes, lines, halves of lines and hints that two entries share. */
function repetitions(entries: readonly Entry[]): Fault[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ word, riddle: { lines, theme, hints = [] } }) => {
    const parts = new Set([
      ...(theme === undefined ? [] : [`theme: ${normalized(theme)}`]),
      ...lines.flatMap(partsOf),
      ...hints.map(normalized),
    ]);
    return [...parts].flatMap((part) => {
      const owner = owners.get(part);
      owners.set(part, word);
      return owner === undefined ? [] : [{ word, message: `shares "${part}" with ${owner}` }];
    });
  });
}

function partsOf(line: string): string[] {
  const words = wordsOf(line);
  const middle = Math.ceil(words.length / 2);
  const halves = [words.slice(0, middle), words.slice(-middle), ...line.split(/[,;:.!?–—]/).map(wordsOf)];
  return [words, ...halves].filter(({ length }) => length >= minHalfWords).map((part) => part.join(" "));
}

const normalized = (text: string): string => wordsOf(text).join(" ");
