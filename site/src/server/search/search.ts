import {
  searchGroups,
  type Correction,
  type SearchGroup,
  type SearchGroupName,
  type SearchHit,
  type SearchOutcome,
} from "../../content/search-page-data.ts";
import { bestPassage, markTerms } from "./passage.ts";
import { searchTerms, tokensOf } from "./terms.ts";
import type { Entry, TextIndex } from "./text-index.ts";

/** The number of results of a kind that are shown. */
const shownOf: Record<SearchGroupName, number> = { articles: 8, pages: 8, terms: 8, words: 24, riddles: 10 };

/**
 * Searches all indexes for the words of a query. A word that none of them has is replaced by the nearest one. If nothing
 * has all words, what has some of them is found.
 * @param indexes in the order in which they are asked for the nearest word
 */
export function search(query: string, indexes: readonly TextIndex[]): SearchOutcome {
  const corrections: Correction[] = [];
  const terms = searchTerms(query).map((typed) => {
    if (indexes.some((index) => index.has(typed))) return typed;
    const used = firstOf(indexes, (index) => index.nearest(typed));
    if (used === null) return typed;
    corrections.push({ typed: asTyped(query, typed), used });
    return used;
  });
  if (terms.length === 0) return { groups: [], corrections, hasSomeWords: false };
  const withAll = indexes.flatMap((index) => index.find(terms, "all"));
  const found = withAll.length > 0 ? withAll : indexes.flatMap((index) => index.find(terms, "some"));
  return {
    groups: groupsOf(found, terms),
    corrections,
    hasSomeWords: found.length > 0 && withAll.length === 0,
  };
}

function asTyped(query: string, wanted: string): string {
  const token = tokensOf(query).find(({ term }) => term === wanted);
  return token ? query.slice(token.start, token.end) : wanted;
}

function firstOf<From, To>(values: readonly From[], find: (value: From) => To | null): To | null {
  for (const value of values) {
    const found = find(value);
    if (found !== null) return found;
  }
  return null;
}

function groupsOf(found: readonly Entry[], terms: readonly string[]): SearchGroup[] {
  return searchGroups.flatMap((name) => {
    const entries = found.filter(({ group }) => group === name);
    const hits = entries.slice(0, shownOf[name]).map((entry) => hitOf(entry, terms));
    return hits.length > 0 ? [{ name, hits, count: entries.length }] : [];
  });
}

function hitOf(
  { path, title, summary, text, facts = [], language }: Entry,
  terms: readonly string[],
): SearchHit {
  return {
    path,
    title: markTerms(title, terms),
    passage: bestPassage(text, summary, terms),
    facts,
    ...(language !== undefined && { language }),
  };
}
