import type { GetServerData, PageProps } from "gatsby";
import type { ContentPageData } from "../content/content-page-data.ts";
import { ContentPage } from "../content/ContentPage.tsx";
import { Glossary, glossaryData } from "../features/reading/glossary/index.ts";
import { loadContentPage, type ContentOf } from "../server/loaders/load-content-page.ts";
import { cardTypes } from "../server/queries/card-types.ts";
import { dictionaryQuery } from "../server/queries/dictionary-query.ts";

type Data = ContentPageData<ContentOf<typeof dictionaryQuery>>;

export default function DictionaryPage({ serverData }: PageProps<object, object, unknown, Data>) {
  return (
    <ContentPage data={serverData} structuredData={glossaryData}>
      {(dictionary) => <Glossary dictionary={dictionary} />}
    </ContentPage>
  );
}

export const getServerData: GetServerData<Data> = (request) =>
  loadContentPage(request, {
    query: dictionaryQuery,
    types: ["glossaryTerm", ...cardTypes],
    whenAbsent: "empty",
  });
