import type { ReactNode } from "react";
import { Aside, Columns } from "../../../content/parts/Columns.tsx";
import { Contents } from "../../../content/parts/Contents.tsx";
import { FrequentQuestions } from "../../../content/parts/FrequentQuestions.tsx";
import { lastChange } from "../../../content/parts/last-change.ts";
import { LastUpdated } from "../../../content/parts/LastUpdated.tsx";
import { PageTop } from "../../../content/parts/PageTop.tsx";
import { Related } from "../../../content/parts/Related.tsx";
import { headingsOf } from "../../../content/portable-text/headings.ts";
import { RichText } from "../../../content/portable-text/RichText.tsx";
import type { StaticPageContent } from "../../../content/root-page.ts";
import { relatedCount } from "./related-by-day.ts";
import { staticPageCrumbs } from "./static-page-facts.ts";

/** Number of headings from which a page has a table of contents. */
const contentsFrom = 3;

interface Props {
  page: StaticPageContent;
  /** Shown below the text, such as a form. */
  children?: ReactNode;
}

/** A page of text, such as the privacy policy. A long one has a table of contents. */
export function StaticPage({ page, children }: Props) {
  const { title, intro, body, questions, related } = page;
  const headings = headingsOf(body).filter(({ level }) => level === 2);
  return (
    <article>
      <PageTop crumbs={staticPageCrumbs(page)} title={title ?? ""} intro={intro}>
        <LastUpdated at={lastChange(page, ...(questions ?? []))} />
      </PageTop>
      <Columns>
        {headings.length >= contentsFrom && (
          <Aside data-leads-in={true}>
            <Contents entries={headings} />
          </Aside>
        )}
        <RichText value={body} />
      </Columns>
      {children}
      <FrequentQuestions questions={questions} />
      <Related pages={related?.slice(0, relatedCount)} />
    </article>
  );
}
