import styled from "@emotion/styled";
import type { HomePageContent } from "../../../content/home-page-data.ts";
import { PageCards } from "../../../content/parts/PageCards.tsx";
import { Section } from "../../../content/parts/Section.tsx";
import { ShortText } from "../../../content/portable-text/ShortText.tsx";
import { from, measure, space, type } from "../../../theme/tokens.ts";
import { LearningTips } from "./LearningTips.tsx";

/** The texts below the riddle. */
export function HomeTexts({ content }: { content: HomePageContent }) {
  const { intro, education, learningTips } = content;
  return (
    <>
      {intro?.body?.length ? (
        <Section heading={intro.title ?? ""}>
          <Intro>
            <ShortText value={intro.body} />
          </Intro>
        </Section>
      ) : null}
      {education?.pages?.length ? (
        <Section heading={education.title ?? ""}>
          <PageCards cards={education.pages} hasLead />
        </Section>
      ) : null}
      {learningTips?.tips?.length ? (
        <Section heading={learningTips.title ?? ""}>
          <LearningTips tips={learningTips.tips} />
        </Section>
      ) : null}
    </>
  );
}

const Intro = styled.div({
  display: "grid",
  gap: `${space[4]} ${space[9]}`,
  alignItems: "start",
  maxWidth: measure.text,
  font: type.prose,
  textWrap: "pretty",
  [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", maxWidth: "none" },
});
