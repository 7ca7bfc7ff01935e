import { Aside, Columns } from "../../content/parts/Columns.tsx";
import { Contents } from "../../content/parts/Contents.tsx";
import { FrequentQuestions } from "../../content/parts/FrequentQuestions.tsx";
import { LastUpdated } from "../../content/parts/LastUpdated.tsx";
import { PageTop } from "../../content/parts/PageTop.tsx";
import { Related } from "../../content/parts/Related.tsx";
import { headingsOf } from "../../content/portable-text/headings.ts";
import { RichText } from "../../content/portable-text/RichText.tsx";
import type { StaticPageContent } from "../../content/root-page.ts";
import { staticPageCrumbs } from "./static-page-facts.ts";

/** Number of headings from which a page has a table of contents. */
const contentsFrom = 3;

/** A page of text, such as the privacy policy. A long one has a table of contents. */
export function StaticPage({ page }: { page: StaticPageContent }) {
  const { title, intro, body, questions, related, _updatedAt } = page;
  const headings = headingsOf(body).filter(({ level }) => level === 2);
  return (
    <article>
      <PageTop crumbs={staticPageCrumbs(page)} title={title ?? ""} intro={intro}>
        <LastUpdated at={_updatedAt} />
      </PageTop>
      <Columns>
        {headings.length >= contentsFrom && (
          <Aside data-leads-in={true}>
            <Contents entries={headings} />
          </Aside>
        )}
        <RichText value={body} />
      </Columns>
      <FrequentQuestions questions={questions} />
      <Related pages={related} />
    </article>
  );
}
