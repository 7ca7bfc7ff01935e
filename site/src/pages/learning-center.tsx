import type { GetServerData, PageProps } from "gatsby";
import type { ContentPageData } from "../content/content-page-data.ts";
import { ContentPage } from "../content/ContentPage.tsx";
import { crumbsTo } from "../content/parts/crumbs.ts";
import { pageData } from "../content/parts/structured-data.ts";
import { LearningCenter, wordsOfWeeks } from "../features/reading/learning/index.ts";
import { loadContentPage, type ContentOf } from "../server/loaders/load-content-page.ts";
import { cardTypes } from "../server/queries/card-types.ts";
import { learningCenterQuery } from "../server/queries/learning-center-query.ts";

type Data = ContentPageData<ContentOf<typeof learningCenterQuery>>;

export default function LearningCenterPage({ serverData }: PageProps<object, object, unknown, Data>) {
  return (
    <ContentPage data={serverData} structuredData={({ title }, place) => pageData(place, crumbsTo(title))}>
      {(center) => <LearningCenter center={center} />}
    </ContentPage>
  );
}

export const getServerData: GetServerData<Data> = (request) =>
  loadContentPage(request, {
    query: learningCenterQuery,
    types: [...cardTypes, "vocabularyWord", "fact"],
    whenAbsent: "empty",
    byDay: (center, day) => ({ ...center, vocabulary: wordsOfWeeks(center.vocabulary ?? [], day) }),
  });
