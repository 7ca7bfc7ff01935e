import type { HintFacts, PuzzleDate } from "@wordlehint/contracts";
import { findLeak } from "../guard/find-leak.ts";
import { hintFacts } from "../hint-facts.ts";
import { type SeededRandom, seededRandom, seededShuffle } from "../seeded-random.ts";
import { type Couplet, coupletsFor } from "./couplets.ts";
import { capitalise } from "./grammar.ts";
import { letterClues } from "./letter-clues.ts";
import type { Entry, Lexicon } from "./lexicon.ts";
import { definitionClues, neighbourClues, quotationClues } from "./sense-clues.ts";

export interface ComposedRiddle {
  /** The verse: exactly four lines, the second and the fourth in rhyme. */
  lines: string[];
  facts: HintFacts;
}

export type ComposeRiddle = (word: string, date: PuzzleDate) => ComposedRiddle;

/**
 * A composer that needs no network: the same word and date give the same riddle, another date another one. What it
 * returns has passed the spoiler guard, for any five letters a to z.
 */
export function createComposer(lexicon: Lexicon): ComposeRiddle {
  return (word, date) => {
    const facts = hintFacts(word);
    const random = seededRandom(`${date} ${word}`);
    for (const lines of drafts(word, facts, lexicon[word], random)) {
      if (findLeak(word, lines.join("\n")) === null) return { lines, facts };
    }
    throw new Error("every draft of this riddle gives its answer away");
  };
}

const longestLine = 72;

function* drafts(word: string, facts: HintFacts, entry: Entry | undefined, random: SeededRandom): Generator<string[]> {
  const fits = (clue: string): boolean => clue.length < longestLine && findLeak(word, `${clue};`) === null;
  const couplets = seededShuffle(coupletsFor(facts), random);
  const [openings, seconds] = cluesOf(entry, random).map((clues) => clues.filter(fits));
  const onLetters = seededShuffle(letterClues(facts), random).filter(fits);
  const pairs = (openings ?? []).flatMap((first) =>
    [...(seconds ?? []), ...onLetters]
      .filter((second) => sharesNothing(first, second))
      .map((second): [string, string] => [first, second]),
  );
  const last = onLetters.map((first, i): [string, string] => [first, onLetters[i + 1] ?? onLetters[0] ?? first]);
  for (const pair of [...pairs.slice(0, 8), ...last]) {
    for (const couplet of couplets) yield toLines(pair, couplet);
  }
}

/** Clues that may open the riddle, and clues that may follow; each group the better ones first. */
function cluesOf(entry: Entry | undefined, random: SeededRandom): [string[], string[]] {
  const senses = entry?.senses ?? [];
  const shuffled = (clues: string[]): string[] => seededShuffle(clues, random);
  const defined = senses.map((sense) => shuffled(definitionClues(sense)));
  const byHand = shuffled(entry?.clues ?? []);
  const [main = [], ...others] = seededShuffle(senses.slice(0, 3), random).map((sense) => [
    ...quotationClues(sense),
    ...neighbourClues(sense),
  ]);
  return [[...byHand, ...defined.flat()], [...shuffled(main), ...shuffled(others.flat())]];
}

/** Two clues that say the same make one clue. */
function sharesNothing(first: string, second: string): boolean {
  const words = new Set(first.toLowerCase().match(/[a-z]{4,}/g));
  return !(second.toLowerCase().match(/[a-z]{5,}/g) ?? []).some((text) => words.has(text));
}

function toLines([first, third]: [string, string], [second, fourth]: Couplet): string[] {
  return [`${pad(first)};`, `${second}.`, `${pad(third)};`, `${fourth}.`].map(capitalise);
}

/** A very short clue would break the verse. */
function pad(clue: string): string {
  return clue.length < 21 ? `${clue}, as many know` : clue;
}
