import type { SiteSettings } from "../settings/site-settings.ts";

/** A piece of a text; `isMatch` for the words that a search has found. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** One result of a search. */
export interface SearchHit {
  /** The path that it leads to, with a fragment if it is part of a page. */
  path: string;
  title: readonly TextPart[];
  /** The passage that matches best. */
  passage: readonly TextPart[];
  /** What else to say about it, such as the theme of a riddle. */
  facts: readonly string[];
  /** Of the passage, if it isn't the site's. */
  language?: string;
}

/** The kinds of results, in the order in which they are shown. */
export const searchGroups = ["articles", "pages", "terms", "words", "riddles"] as const;
export type SearchGroupName = (typeof searchGroups)[number];

/** The results of one kind. */
export interface SearchGroup {
  name: SearchGroupName;
  /** The best ones. */
  hits: readonly SearchHit[];
  /** The number of all. */
  count: number;
}

/** A word that nothing has, and the one that was searched for instead. */
export interface Correction {
  typed: string;
  used: string;
}

/** What a search has found. */
export interface SearchOutcome {
  /** Those with results. */
  groups: readonly SearchGroup[];
  corrections: readonly Correction[];
  /** Set if nothing has all of the words, so that these results have some of them. */
  hasSomeWords: boolean;
}

/** The result of `loadSearchPage`: the `serverData` of the page's component. */
export interface SearchPageData {
  /** What the visitor searches for; empty without a search. */
  query: string;
  /** A sentence about what was typed, if it can't be searched for as it is. */
  remark: string | null;
  /**
   * - `idle`: there is nothing to search for.
   * - `searched`: `outcome` says what was found.
   * - `failed`: the content lake didn't respond.
   */
  state: "idle" | "searched" | "failed";
  outcome: SearchOutcome | null;
  /** Set if the riddles could not be searched. */
  lacksRiddles: boolean;
  settings: SiteSettings;
  /** The site's public origin. */
  origin: string;
}
