import type { GetServerData, PageProps } from "gatsby";
import type { ContentPageData } from "../content/content-page-data.ts";
import { ContentPage } from "../content/ContentPage.tsx";
import { pageData } from "../content/parts/structured-data.ts";
import { tutorialCrumbs, Tutorials } from "../features/reading/tutorials/index.ts";
import { loadContentPage, type ContentOf } from "../server/loaders/load-content-page.ts";
import { tutorialQuery } from "../server/queries/tutorial-query.ts";

type Data = ContentPageData<ContentOf<typeof tutorialQuery>>;

export default function TutorialPage({ serverData }: PageProps<object, object, unknown, Data>) {
  return (
    <ContentPage
      data={serverData}
      structuredData={(tutorials, place) => pageData(place, tutorialCrumbs(tutorials))}
    >
      {(tutorials) => <Tutorials tutorials={tutorials} />}
    </ContentPage>
  );
}

export const getServerData: GetServerData<Data> = (request) =>
  loadContentPage(request, {
    query: tutorialQuery,
    types: ["tutorialIndex", "guide", "dictionary", "wordListPage"],
    whenAbsent: "empty",
  });
