import type { SearchPageData } from "../../../content/search-page-data.ts";
import type { PageHead } from "../../../head/head-facts.ts";
import { routes } from "../../../routes.ts";

/** Describes the search page. Search engines list the page, and not what others have searched for. */
export function searchHead({ query, origin }: Pick<SearchPageData, "query" | "origin">): PageHead {
  return {
    title: query === "" ? "Search Every Riddle, Article and Word" : `“${query}”: Search`,
    description:
      "Search the guides, articles, glossary and word lists, and every riddle that has come out, without a spoiler.",
    keywords: ["search wordle hints", "wordle riddle by date", "wordle word search", "wordle glossary"],
    page: { origin, path: routes.search.path },
    isHidden: query !== "",
  };
}
