import type { HintFacts, PuzzleDate } from "@wordlehint/contracts";
import { hintFacts } from "../hint-facts.ts";
import { seededPick, seededRandom } from "../seeded-random.ts";
import type { Lexicon } from "./lexicon.ts";

export interface ComposedRiddle {
  /** The verse: exactly four lines. */
  lines: string[];
  facts: HintFacts;
}

export type ComposeRiddle = (word: string, date: PuzzleDate) => ComposedRiddle;

/** A composer that needs no network: the same word and date give the same riddle, another date another one. */
export function createComposer(lexicon: Lexicon): ComposeRiddle {
  return (word, date) => {
    const random = seededRandom(`${date} ${word}`);
    const gloss = lexicon[word]?.[0]?.gloss ?? "what I mean is for you to find";
    const lines = [
      "Five letters are the house I live in;",
      `${gloss}.`,
      seededPick(["Think it over, take your time,", "Look again and look once more,"], random),
      "and name me now to end the rhyme.",
    ];
    return { lines, facts: hintFacts(word) };
  };
}
