import type { SearchGroupName, SearchOutcome, SearchPageData } from "../../../content/search-page-data.ts";

/** The heading of each kind of results. */
export const groupHeadings: Record<SearchGroupName, string> = {
  articles: "Articles",
  pages: "Guides and pages",
  terms: "Glossary",
  words: "Words",
  riddles: "Riddles",
};

const failure = "We can’t search right now. Please try again in a moment.";
const withoutRiddles = "Past riddles can’t be searched right now.";

/** Returns the sentences about a search: how much it has found, and what was searched for instead of what was typed. */
export function aboutSearch({ query, remark, state, outcome, lacksRiddles }: SearchPageData): string[] {
  if (state === "failed") return [failure];
  const about = outcome ? [...aboutOutcome(query, outcome), ...(lacksRiddles ? [withoutRiddles] : [])] : [];
  return remark === null ? about : [remark, ...about];
}

function aboutOutcome(query: string, { groups, corrections, hasSomeWords }: SearchOutcome): string[] {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const about = corrections.length > 0 ? "" : ` for “${query}”`;
  const corrected = corrections.map(({ typed, used }) => `“${used}” instead of “${typed}”`);
  return [
    ...(corrected.length > 0 ? [`Searched for ${corrected.join(", and ")}.`] : []),
    ...(hasSomeWords ? ["Nothing has all of your words; these results have some of them."] : []),
    ...(count > 0 ? [`${count} ${count === 1 ? "result" : "results"}${about}.`] : []),
  ];
}

/** Returns how many results of a kind are shown; null if all are. */
export function shownCount(shown: number, count: number): string | null {
  return shown < count ? `The best ${shown} of ${count}. Another word narrows them down.` : null;
}
