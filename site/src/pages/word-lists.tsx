import type { GetServerData, PageProps } from "gatsby";
import type { ContentPageData } from "../content/content-page-data.ts";
import { ContentPage } from "../content/ContentPage.tsx";
import { pageData } from "../content/parts/structured-data.ts";
import { wordListCrumbs, WordLists } from "../features/reading/word-lists/index.ts";
import { loadContentPage, type ContentOf } from "../server/loaders/load-content-page.ts";
import { cardTypes } from "../server/queries/card-types.ts";
import { wordListsQuery } from "../server/queries/word-lists-query.ts";

type Data = ContentPageData<ContentOf<typeof wordListsQuery>>;

export default function WordListsPage({ serverData }: PageProps<object, object, unknown, Data>) {
  return (
    <ContentPage
      data={serverData}
      structuredData={(content, place) => pageData(place, wordListCrumbs(content))}
    >
      {(page) => <WordLists page={page} />}
    </ContentPage>
  );
}

export const getServerData: GetServerData<Data> = (request) =>
  loadContentPage(request, {
    query: wordListsQuery,
    types: ["wordList", ...cardTypes],
    whenAbsent: "empty",
  });
