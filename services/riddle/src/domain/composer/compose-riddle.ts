import type { HintFacts, PuzzleDate } from "@wordlehint/contracts";
import { findLeak } from "../guard/find-leak.ts";
import { hintFacts } from "../hint-facts.ts";
import { seededPick, type SeededRandom, seededRandom, seededShuffle } from "../seeded-random.ts";
import { type Couplet, coupletsFor } from "./couplets.ts";
import { capitalise } from "./grammar.ts";
import { letterClues, strangerClues } from "./letter-clues.ts";
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

function* drafts(
  word: string,
  facts: HintFacts,
  entry: Entry | undefined,
  random: SeededRandom,
): Generator<string[]> {
  const fits = (clue: string): boolean =>
    clue.length < longestLine && !namesTheRoot(word, clue) && findLeak(word, `${clue};`) === null;
  const couplets = seededShuffle(coupletsFor(facts), random);
  const plainCouplets = couplets.filter(({ isOnLetters }) => !isOnLetters);
  const [openings, followers] = cluesOf(entry, random);
  const onLetters = seededShuffle(letterClues(facts), random);
  const openers = openings.length > 0 ? openings : seededShuffle(strangerClues, random);
  for (const first of openers) {
    if (!fits(first)) continue;
    for (const second of followers) {
      if (!sharesNothing(first, second) || !fits(second)) continue;
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

/** "A person who buys" is a poor clue for a buyer, though it passes the guard. */
function namesTheRoot(word: string, clue: string): boolean {
  const root = word.replace(/(?:[eo]r|l?y|en|e)$/, "");
  const words = clue.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.some((text) => text.startsWith(root) && text.length <= root.length + 3);
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
  return [
    [...byHand, ...defined.flat()],
    [...shuffled(main), ...shuffled(others.flat())],
  ];
}

/** Two clues that say the same make one clue. */
function sharesNothing(first: string, second: string): boolean {
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

const pads = ["or so they say", "as you may know", "if you must know", "first of all"];

/** A very short clue would break the verse. */
function pad(clue: string, random: SeededRandom): string {
  return clue.length < 22 ? `${clue}, ${seededPick(pads, random)}` : clue;
}
