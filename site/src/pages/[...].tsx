import styled from "@emotion/styled";
import type { GetServerData, PageProps } from "gatsby";
import type { ContentPageData } from "../content/content-page-data.ts";
import { ContentPage } from "../content/ContentPage.tsx";
import type { Place } from "../content/parts/structured-data.ts";
import type { RootPage, StaticPageContent } from "../content/root-page.ts";
import { Contact } from "../features/reading/contact/index.ts";
import { EmailSignUp } from "../features/player/email-signup/index.ts";
import { Guide, guideData } from "../features/reading/guides/index.ts";
import { StaticPage, staticPageData, withRelatedOf } from "../features/reading/static-pages/index.ts";
import { loadContentPage } from "../server/loaders/load-content-page.ts";
import { cardTypes } from "../server/queries/card-types.ts";
import { rootPageQuery } from "../server/queries/root-page-query.ts";
import { measure, space } from "../theme/tokens.ts";

type Data = ContentPageData<RootPage>;

/**
 * Every address without a page file: guides and static pages, whose addresses editors choose, redirects, and
 * the not-found page.
 */
export default function RootPageRoute({ serverData }: PageProps<object, object, unknown, Data>) {
  return (
    <ContentPage data={serverData} structuredData={rootPageData}>
      {(content) => (content._type === "guide" ? <Guide guide={content} /> : <PlainPage page={content} />)}
    </ContentPage>
  );
}

function PlainPage({ page }: { page: StaticPageContent }) {
  return (
    <StaticPage page={page}>
      {page.includes === "contactForm" && <Contact />}
      {page.includes === "emailSignUp" && <SignUpCard />}
    </StaticPage>
  );
}

const SignUpCard = styled(EmailSignUp)({ maxWidth: measure.dialog, marginBottom: space[8] });

function rootPageData(content: RootPage, place: Place) {
  return content._type === "guide" ? guideData(content, place) : staticPageData(content, place);
}

export const getServerData: GetServerData<Data> = (request) =>
  loadContentPage(request, {
    query: rootPageQuery,
    params: { slug: request.params?.["*"] },
    types: [...cardTypes, "checklist", "faq", "glossaryTerm"],
    whenAbsent: "not-found",
    byDay: (content, day) => (content._type === "page" ? withRelatedOf(content, day) : content),
  });
