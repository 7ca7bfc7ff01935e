import styled from "@emotion/styled";
import type { LearningCenterQueryResult } from "../../../content/content-types.ts";
import { crumbsTo } from "../../../content/parts/crumbs.ts";
import { PageCards } from "../../../content/parts/PageCards.tsx";
import { PageTop } from "../../../content/parts/PageTop.tsx";
import { Section } from "../../../content/parts/Section.tsx";
import { from, space } from "../../../theme/tokens.ts";
import { Accordion } from "../../../ui/disclosure/Accordion.tsx";
import { DidYouKnow } from "./DidYouKnow.tsx";
import { LearningPath } from "./LearningPath.tsx";
import { Vocabulary } from "./Vocabulary.tsx";
import { wordsPerWeek } from "./words-of-weeks.ts";

/** The Learning Center: paths, guides, articles, words of the week and a fact. */
export function LearningCenter({ center }: { center: NonNullable<LearningCenterQueryResult> }) {
  const { title, intro, strategyGuides, researchArticles, featuredResources } = center;
  const { vocabulary, didYouKnow, paths } = center;
  const words = vocabulary ?? [];
  const lastWeeks = words.slice(wordsPerWeek, 2 * wordsPerWeek);
  return (
    <>
      <PageTop crumbs={crumbsTo(title)} title={title ?? ""} intro={intro} />
      <Section heading="Learning paths">
        <Paths>
          {paths?.map((path) => (
            <LearningPath key={path._key} path={path} />
          ))}
        </Paths>
      </Section>
      <Section heading="Strategy guides">
        <PageCards cards={strategyGuides} />
      </Section>
      <Section heading="Research articles">
        <PageCards cards={researchArticles} />
      </Section>
      <Section heading="Words of the week">
        <Vocabulary words={words.slice(0, wordsPerWeek)} />
        {lastWeeks.length > 0 && (
          <LastWeek>
            <Accordion
              items={[
                {
                  id: "last-weeks-words",
                  label: "Last week’s words",
                  content: <Vocabulary words={lastWeeks} level={4} />,
                },
              ]}
            />
          </LastWeek>
        )}
      </Section>
      {didYouKnow && <DidYouKnow fact={didYouKnow} />}
      <Section heading="Featured resources">
        <PageCards cards={featuredResources} />
      </Section>
    </>
  );
}

const LastWeek = styled.div({ marginTop: space[7] });

const Paths = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
