import type { WordKnowledge } from "@wordlehint/contracts/guard/detector";
import data from "../../../data/guard-words.json" with { type: "json" };

const short: ReadonlySet<string> = new Set(data.short.split(" "));
const unrelated: Readonly<Record<string, string | undefined>> = data.unrelated;
const families: Readonly<Record<string, string | undefined>> = data.families;

/** Returns whether the text is an ordinary English word of one to four letters. */
export function isShortWord(text: string): boolean {
  return short.has(text);
}

/** What the lists in `guard-words.json` say. */
export const wordKnowledge: WordKnowledge = {
  isShortWord,
  familyOf: (word) => families[word]?.split(" ") ?? [],
  unrelatedTo: (word) => new Set(unrelated[word]?.split(" ")),
};
