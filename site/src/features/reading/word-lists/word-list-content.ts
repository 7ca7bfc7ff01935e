import type { WordListsQueryResult } from "../../../content/content-types.ts";
import { unmarked } from "../../../lib/unmarked.ts";
import { wordsIn } from "../../../lib/words-in.ts";
import type { ListedWords } from "./downloads/word-files.ts";

export type WordListPage = NonNullable<WordListsQueryResult>;
export type WordListTab = NonNullable<WordListPage["tabs"]>[number];
export type WordList = NonNullable<WordListTab["lists"]>[number];

const word = /\b[a-z]+\b/i;

/** Returns a list as the downloads need it. */
export function listedWords({ title, words, licence, changedOn }: WordList): ListedWords {
  return {
    title: unmarked(title ?? ""),
    words: wordsIn(words),
    licence: unmarked(licence ?? ""),
    changedOn: changedOn ?? null,
  };
}

/**
 * Returns the page's first word list that isn't empty, which the tools and downloads use; null if there is
 * none.
 */
export function mainList({ tabs }: WordListPage): WordList | null {
  const lists = (tabs ?? []).flatMap((tab) => tab.lists ?? []);
  return lists.find(({ kind, words }) => kind === "words" && word.test(words ?? "")) ?? null;
}
