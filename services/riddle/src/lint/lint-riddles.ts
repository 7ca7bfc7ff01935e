import { findRiddleLeaks } from "../domain/guard/riddle-leaks.ts";
import type { Lexicon } from "../domain/composer/lexicon.ts";
import type { WrittenRiddle } from "../domain/composer/riddle-library.ts";
import { hintFaults } from "./hint-faults.ts";
import { wordsOf } from "./pronunciation.ts";
import { isOfTheMould, verseFaults } from "./verse-form.ts";

/** A riddle of the library with the word that it is about, in the order of the files. */
export type Entry = { word: string; riddle: WrittenRiddle };

/** A fault of an entry, for its writer. */
export type Fault = { word: string; message: string };

/** Characters of a note. */
const noteLength = { min: 15, max: 110 };
/** Shares of the library that must not be exceeded: verses of the mould, and verses with relatives. */
const maxShare = { ofTheMould: 0.75, withRelatives: 0.2 };
/** A line's half with fewer words than this may come back: it is an ordinary phrase. */
const minHalfWords = 4;

/**
 * Returns every fault of a library's entries, the repetitions among all of them included. Words of `known` alone may have
 * entries; the lexicon has the definitions against which the strength of hints is measured.
 *
 * @param wanted the words whose faults are of interest; all by default
 */
export function lintRiddles(
  entries: readonly Entry[],
  known: ReadonlySet<string>,
  lexicon: Lexicon,
  wanted: ReadonlySet<string> = new Set(entries.map(({ word }) => word)),
): Fault[] {
  const isWanted = ({ word }: { word: string }) => wanted.has(word);
  const faults = entries
    .filter(isWanted)
    .flatMap(({ word, riddle }) =>
      [
        ...(known.has(word) ? [] : ["isn't an answer"]),
        ...verseFaults(riddle.lines),
        ...themeFaults(riddle.theme),
        ...noteFaults(riddle.notes),
        ...rivalFaults(word, riddle, { known, lexicon }),
        ...hintFaults(riddle, lexicon[word]),
        ...leakFaults(word, riddle),
      ].map((message) => ({ word, message })),
    );
  return [...faults, ...repetitions(entries).filter(isWanted)];
}

function themeFaults(theme: string | undefined): string[] {
  if (theme === undefined) return ["has no theme"];
  const count = theme.split(/\s+/).length;
  return count > 4 ? [`has a theme of ${count} words; four are the most`] : [];
}

function noteFaults(notes: WrittenRiddle["notes"]): string[] {
  if (!notes) return ["has no notes"];
  const { min, max } = noteLength;
  const wrong = notes.filter(({ length }) => length < min || length > max);
  return wrong.map((note) => `has a note of ${note.length} characters; ${min} to ${max} are allowed`);
}

/** Every answer that a thesaurus has beside the word must have been judged. */
function rivalFaults(
  word: string,
  { rivals = [] }: WrittenRiddle,
  { known, lexicon }: { known: ReadonlySet<string>; lexicon: Lexicon },
): string[] {
  const isLike = (one: string, other: string) =>
    lexicon[one]?.senses.some(({ like }) => like?.includes(other)) ?? false;
  const others = [...known].filter((other) => other !== word && (isLike(word, other) || isLike(other, word)));
  const missing = others.filter((other) => !rivals.includes(other));
  const wrong = rivals.filter((rival) => rival === word || !known.has(rival));
  return [
    ...(missing.length > 0 ? [`must be judged against ${missing.join(", ")}`] : []),
    ...(wrong.length > 0 ? [`has rivals that aren't other answers: ${wrong.join(", ")}`] : []),
  ];
}

function leakFaults(word: string, riddle: WrittenRiddle): string[] {
  return findRiddleLeaks(word, riddle).map(
    ({ part, leak }) =>
      `gives the word away in its ${part}: ${leak.rule} in ${JSON.stringify(leak.place.text)}`,
  );
}

/**
 * Returns what is too frequent in a library as a whole: verses that are all of one mould, and verses about relatives, who
 * come to every writer's mind first.
 */
export function monotony(entries: readonly Entry[]): string[] {
  const share = (isOne: (lines: readonly string[]) => boolean) =>
    entries.filter(({ riddle }) => isOne(riddle.lines)).length / entries.length;
  const tooMany = (what: string, found: number, max: number) =>
    found > max ? [`${percent(found)} of the verses ${what}; ${percent(max)} are the most`] : [];
  return [
    ...tooMany("are pentameters in couplets", share(isOfTheMould), maxShare.ofTheMould),
    ...tooMany("have relatives", share(hasRelatives), maxShare.withRelatives),
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const relatives = new Set(
  `aunt aunts auntie aunties uncle uncles gran grans granny grandma grandpa grandad granddad grandmother grandfather
  mother mothers father fathers mom mum mama ma dad dads daddy papa pa sister sisters sis brother brothers cousin cousins
  nephew nephews niece nieces wife wives husband husbands son sons daughter daughters twin twins boy boys girl girls kid
  kids neighbor neighbors`.split(/\s+/),
);

const hasRelatives = (lines: readonly string[]): boolean =>
  lines.flatMap(wordsOf).some((word) => relatives.has(word.replace(/'s?$/, "")));

/** Themes, lines, halves of lines, hints and notes that two entries share. */
function repetitions(entries: readonly Entry[]): Fault[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ word, riddle: { lines, theme, hints = [], notes = [] } }) => {
    const parts = new Set([
      ...(theme === undefined ? [] : [`theme: ${normalized(theme)}`]),
      ...lines.flatMap(partsOf),
      ...[...hints, ...notes].map(normalized),
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
