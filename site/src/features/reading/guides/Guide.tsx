import { Aside, Columns } from "../../../content/parts/Columns.tsx";
import { FrequentQuestions } from "../../../content/parts/FrequentQuestions.tsx";
import { LastUpdated } from "../../../content/parts/LastUpdated.tsx";
import { PageTop } from "../../../content/parts/PageTop.tsx";
import { Related } from "../../../content/parts/Related.tsx";
import type { GuideContent } from "../../../content/root-page.ts";
import { HydrationSlice } from "../../../lib/HydrationSlice.tsx";
import { guideChange, guideCrumbs } from "./guide-facts.ts";
import { GuideSide } from "./GuideSide.tsx";
import { GuideSteps } from "./GuideSteps.tsx";
import { GuideTabs } from "./GuideTabs.tsx";

/** A guide in tabs or steps, with its checklist and related pages. */
export function Guide({ guide }: { guide: GuideContent }) {
  const { title, intro, layout, questions, related } = guide;
  const sections = guide.sections ?? [];
  return (
    <article>
      <PageTop crumbs={guideCrumbs(guide)} title={title ?? ""} intro={intro}>
        <LastUpdated at={guideChange(guide)} />
      </PageTop>
      <Columns>
        {layout === "tabs" ? (
          <GuideTabs label={title ?? ""} sections={sections} />
        ) : (
          <GuideSteps sections={sections} />
        )}
        <Aside>
          <HydrationSlice>
            <GuideSide guide={guide} />
          </HydrationSlice>
        </Aside>
      </Columns>
      <FrequentQuestions questions={questions} />
      <Related pages={related} />
    </article>
  );
}
