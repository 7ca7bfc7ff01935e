import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchGroupName } from "../../content/search-page-data.ts";
import { termsOf } from "./terms.ts";

/** What a search can find. */
export interface Entry {
  group: SearchGroupName;
  path: string;
  title: string;
  /** Shown where no passage of the text matches. */
  summary: string;
  /** Paragraphs, separated by line breaks. */
  text: string;
  /** Further words by which it is found, and which aren't shown. */
  keywords?: string;
  facts?: readonly string[];
  /** Of the text, if it isn't the site's. */
  language?: string;
  /** An answer that may be shown. The entry is found by the whole word alone: a part of it would be a hint. */
  answer?: string;
}

/** Entries by their words. */
export interface TextIndex {
  /** Returns the entries with these terms, or with words that begin with them, the best first. */
  find: (terms: readonly string[], combine: "all" | "some") => Entry[];
  /** Returns whether an entry has the term, or a word that begins with it. */
  has: (term: string) => boolean;
  /** Returns the word that was probably meant by a term that no entry has. */
  nearest: (term: string) => string | null;
}

const boost = { title: 4, keywords: 2, summary: 1.5, text: 1 };

/** Builds an index of entries. */
export function createTextIndex(entries: readonly Entry[]): TextIndex {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: Object.keys(boost),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost, prefix: isPrefix, weights: { prefix: 0.4, fuzzy: 0.2 } },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const byAnswer = answeredEntries(entries);
  const answered = (terms: readonly string[]): readonly Entry[] =>
    terms.length === 1 ? (byAnswer.get(terms[0] ?? "") ?? []) : [];
  const entriesOf = (results: readonly SearchResult[]): Entry[] =>
    results.toSorted(byScore).flatMap(({ id }) => entries[Number(id)] ?? []);

  return {
    find: (terms, combine) => {
      const first = answered(terms);
      const found = entriesOf(
        index.search(terms.join(" "), { combineWith: combine === "all" ? "AND" : "OR" }),
      );
      return [...first, ...found.filter(({ path }) => first.every((one) => one.path !== path))];
    },
    has: (term) => byAnswer.has(term) || index.search(term).length > 0,
    nearest: (term) => {
      if (term.length < 4 || !/^\p{L}+$/u.test(term)) return null;
      const candidates = (distance: number) =>
        frequencies(index.search(term, { fuzzy: distance, prefix: false, maxFuzzy: distance }));
      const further = candidates(2);
      const swapped = [...further].filter(([other]) => areSwapped(term, other));
      const near = new Map([...candidates(1), ...swapped]);
      if (near.size > 0) return best(near, term);
      return term.length >= 7 && further.size > 0 ? best(further, term) : null;
    },
  };
}

/** The entries by their answers, which they tell. */
function answeredEntries(entries: readonly Entry[]): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { answer, facts = [] } = entry;
    const [term] = termsOf(answer ?? "");
    if (answer === undefined || term === undefined) continue;
    const telling = { ...entry, facts: [...facts, `Answer: ${answer.toUpperCase()}`] };
    found.set(term, [...(found.get(term) ?? []), telling]);
  }
  return found;
}

/** Equally good ones stay in the order of the entries. */
function byScore(one: SearchResult, other: SearchResult): number {
  return other.score - one.score || Number(one.id) - Number(other.id);
}

/** Short terms and numbers would begin too many words. */
function isPrefix(term: string): boolean {
  return term.length > 1 && !/\d/.test(term);
}

/** The number of entries with each word that was found. */
function frequencies(results: readonly SearchResult[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of results) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The most frequent word. People seldom mistype the first letter, so one with the same goes before all others. */
function best(counts: ReadonlyMap<string, number>, term: string): string {
  const rank = ([word, count]: readonly [string, number]) =>
    count + (word.startsWith(term.slice(0, 1)) ? 1e6 : 0);
  return [...counts].toSorted((one, other) => rank(other) - rank(one))[0]?.[0] ?? term;
}

/** Returns whether two words are the same but for two neighboring letters that have changed places. */
function areSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && one.slice(0, at) + (one[at + 1] ?? "") + (one[at] ?? "") + one.slice(at + 2) === other;
}
