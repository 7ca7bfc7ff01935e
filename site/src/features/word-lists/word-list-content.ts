import type { WordListsQueryResult } from "../../content/content-types.ts";

export type WordListPage = NonNullable<WordListsQueryResult>;
export type WordListTab = NonNullable<WordListPage["tabs"]>[number];
export type WordList = NonNullable<WordListTab["lists"]>[number];

/** The words of a list that is written one a line, in lower case; what is no word counts for nothing. */
export function wordsIn(text: string | null): string[] {
  return (text ?? "").toLowerCase().match(/\b[a-z]+\b/g) ?? [];
}

/** What the downloads are made of. */
export function listedWords({ title, words, licence }: WordList) {
  return { title: title ?? "", words: wordsIn(words), licence: licence ?? "" };
}

/** The page's list of many words, which the tools and the downloads are made of; null while there is none. */
export function mainList({ tabs }: WordListPage): WordList | null {
  const lists = (tabs ?? []).flatMap((tab) => tab.lists ?? []);
  return lists.find(({ kind, words }) => kind === "words" && wordsIn(words).length > 0) ?? null;
}
