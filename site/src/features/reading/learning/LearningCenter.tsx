import styled from "@emotion/styled";
import type { LearningCenterQueryResult } from "../../../content/content-types.ts";
import { crumbsTo } from "../../../content/parts/crumbs.ts";
import { PageCards } from "../../../content/parts/PageCards.tsx";
import { PageTop } from "../../../content/parts/PageTop.tsx";
import { Section } from "../../../content/parts/Section.tsx";
import { from, space } from "../../../theme/tokens.ts";
import { DidYouKnow } from "./DidYouKnow.tsx";
import { LearningPath } from "./LearningPath.tsx";
import { Vocabulary } from "./Vocabulary.tsx";

/** The Learning Center: paths, guides, articles, words of the week and a fact. */
export function LearningCenter({ center }: { center: NonNullable<LearningCenterQueryResult> }) {
  const { title, intro, strategyGuides, researchArticles, featuredResources } = center;
  const { vocabulary, didYouKnow, paths } = center;
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
        <Vocabulary words={vocabulary} />
      </Section>
      {didYouKnow && <DidYouKnow fact={didYouKnow} />}
      <Section heading="Featured resources">
        <PageCards cards={featuredResources} />
      </Section>
    </>
  );
}

const Paths = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
