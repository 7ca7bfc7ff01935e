import styled from "@emotion/styled";
import type { SearchPageData } from "../../../content/search-page-data.ts";
import { crumbsTo } from "../../../content/parts/crumbs.ts";
import { PageTop } from "../../../content/parts/PageTop.tsx";
import { Head } from "../../../head/Head.tsx";
import { breadcrumbList } from "../../../head/schema/breadcrumb-list.ts";
import { routes } from "../../../routes.ts";
import { space } from "../../../theme/tokens.ts";
import { NothingFound } from "./NothingFound.tsx";
import { Results } from "./Results.tsx";
import { searchHead } from "./search-head.ts";
import { aboutSearch } from "./search-words.ts";
import { SearchForm } from "./SearchForm.tsx";
import { Suggestions } from "./Suggestions.tsx";
import { useSearch } from "./use-search.ts";

const crumbs = crumbsTo(routes.search.label);

/** The search: one box over everything that the site says, and what it finds by kind. */
export function SearchPage({ data }: { data: SearchPageData }) {
  const { shown, text, type, submit } = useSearch(data);
  const { query, state, outcome } = shown;
  const isEmpty = state === "searched" && outcome?.groups.length === 0;
  return (
    <>
      <Head {...searchHead(shown)} structuredData={() => [breadcrumbList(data.origin, crumbs)]} />
      <PageTop
        crumbs={crumbs}
        title={routes.search.label}
        intro="Guides, articles, the glossary, the word lists, and every riddle that has come out. A riddle is found by its words, number or date."
      />
      <SearchForm text={text} onText={type} onSubmit={submit} />
      <About role="status">
        {aboutSearch(shown).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isEmpty && <p>{`Nothing was found for “${query}”.`}</p>}
      </About>
      {state === "idle" && <Suggestions />}
      {isEmpty && <NothingFound />}
      {outcome && <Results groups={outcome.groups} />}
    </>
  );
}

const About = styled.div({
  display: "grid",
  gap: space[1],
  paddingBlock: `${space[5]} ${space[6]}`,
  "&:empty": { padding: 0 },
});
