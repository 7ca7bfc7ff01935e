import type { HintFacts, PuzzleDate } from "@wordlehint/contracts";
import { findLeak } from "../guard/find-leak.ts";
import { findRiddleLeaks } from "../guard/riddle-leaks.ts";
import { hintFacts } from "../hint-facts.ts";
import { seededPick, type SeededRandom, seededRandom, seededShuffle } from "../seeded-random.ts";
import { faultOfClue } from "./clue-rules.ts";
import { type Couplet, coupletsFor } from "./couplets.ts";
import { capitalise } from "./grammar.ts";
import { composeHints, composeTheme, type Hints } from "./hints.ts";
import { letterClues, unknownWordClues } from "./letter-clues.ts";
import type { Entry, Lexicon } from "./lexicon.ts";
import { emptyLibrary, type RiddleLibrary } from "./riddle-library.ts";
import { definitionClues, relationClues, quotationClues } from "./sense-clues.ts";

/** A riddle with what goes with it. */
export type ComposedRiddle = {
  /** The verse: exactly four lines. */
  lines: readonly string[];
  /** The theme that it plays with, in one to four words. */
  theme?: string;
  hints: Hints;
};

export type ComposeRiddle = (word: string, date: PuzzleDate) => ComposedRiddle;

export type ComposerOptions = {
  /** Determines what is chosen among the riddles, clues and couplets that fit. */
  secret: string;
  /** Takes the place of the lexicon for the words that it has. */
  library?: RiddleLibrary;
};

/**
 * Makes a composer that needs no network. The same secret, word and date always give the same riddle; another date gives
 * another one. Works for any five letters a to z, and returns only texts that pass the spoiler guard, each at its level.
 * A riddle of the library that lacks a theme or hints gets composed ones.
 */
export function createComposer(
  lexicon: Lexicon,
  { secret, library = emptyLibrary }: ComposerOptions,
): ComposeRiddle {
  return (word, date) => {
    const random = seededRandom(secret, `riddle of ${date} for ${word}`);
    const entry = lexicon[word];
    const facts = hintFacts(word);
    const chosen = seededShuffle(library.riddles.get(word) ?? [], random).find(
      (riddle) => findRiddleLeaks(word, riddle).length === 0,
    );
    const theme = chosen?.theme ?? composeTheme(word, entry);
    return {
      lines: chosen?.lines ?? composeLines(word, facts, { entry, ownClues: library.clues.get(word) }, random),
      ...(theme !== undefined && { theme }),
      hints: chosen?.hints ?? composeHints(word, facts, entry),
    };
  };
}

function composeLines(word: string, facts: HintFacts, sources: Sources, random: SeededRandom): string[] {
  for (const lines of drafts(word, facts, sources, random))
    if (findLeak(word, lines.join("\n")) === null) return lines;
  throw new Error("every draft of this riddle gives the answer away");
}

type Sources = { entry: Entry | undefined; ownClues: readonly string[] | undefined };

function* drafts(
  word: string,
  facts: HintFacts,
  sources: Sources,
  random: SeededRandom,
): Generator<string[]> {
  const fits = remembering((clue: string) => faultOfClue(word, clue) === undefined);
  const couplets = seededShuffle(coupletsFor(facts), random);
  const plainCouplets = couplets.filter(({ isAboutLetters }) => !isAboutLetters);
  const [openings, followers] = cluesOf(sources, random);
  const onLetters = seededShuffle(letterClues(facts), random);
  const openers = openings.length > 0 ? openings : seededShuffle(unknownWordClues, random);
  for (const first of openers) {
    if (!fits(first)) continue;
    for (const second of followers) {
      if (second === first || !haveNoWordInCommon(first, second) || !fits(second)) continue;
      for (const couplet of couplets) yield toLines([first, second], couplet, random);
    }
  }
  for (const first of [...openers, ...onLetters]) {
    if (!fits(first)) continue;
    for (const second of onLetters) {
      if (second === first || !fits(second)) continue;
      for (const couplet of plainCouplets) yield toLines([first, second], couplet, random);
    }
  }
}

/** A function that asks the given one only once for each text. */
function remembering(judge: (text: string) => boolean): (text: string) => boolean {
  const judged = new Map<string, boolean>();
  return (text) => {
    const known = judged.get(text) ?? judge(text);
    judged.set(text, known);
    return known;
  };
}

/** Clues for the first line and clues for the third, each list with the better ones first. */
function cluesOf({ entry, ownClues }: Sources, random: SeededRandom): [string[], string[]] {
  const senses = entry?.senses ?? [];
  const shuffled = (clues: readonly string[]): string[] => seededShuffle(clues, random);
  const defined = senses.map((sense) => shuffled(definitionClues(sense)));
  const byHand = shuffled(entry?.clues ?? []);
  const [main = [], ...others] = seededShuffle(senses.slice(0, 3), random).map((sense) => [
    ...quotationClues(sense),
    ...relationClues(sense),
  ]);
  const followers = [...shuffled(main), ...shuffled(others.flat())];
  if (ownClues) return [shuffled(ownClues), [...shuffled(ownClues), ...followers]];
  return [[...byHand, ...defined.flat()], followers];
}

/** Returns whether the clues differ enough to stand in the same riddle. */
function haveNoWordInCommon(first: string, second: string): boolean {
  const words = new Set(first.toLowerCase().match(/[a-z]{4,}/g));
  return !(second.toLowerCase().match(/[a-z]{5,}/g) ?? []).some((text) => words.has(text));
}

function toLines(
  [first, third]: [string, string],
  { second, fourth }: Couplet,
  random: SeededRandom,
): string[] {
  return [`${pad(first, random)};`, `${second}.`, `${pad(third, random)};`, `${fourth}.`].map(capitalise);
}

const paddings = ["to put it plainly", "in a word or two"];

/** Lengthens a clue that is too short for a line of verse. */
function pad(clue: string, random: SeededRandom): string {
  return clue.length < 22 ? `${clue}, ${seededPick(paddings, random)}` : clue;
}
