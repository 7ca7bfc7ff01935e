import type { HintPageContent } from "../../../content/hint-page-data.ts";
import { FrequentQuestions } from "../../../content/parts/FrequentQuestions.tsx";
import { Related } from "../../../content/parts/Related.tsx";
import { Section } from "../../../content/parts/Section.tsx";
import { RichText } from "../../../content/portable-text/RichText.tsx";

/** The texts below every riddle. */
export function HintTexts({ content }: { content: HintPageContent }) {
  const { howToPlay, strategyTips, questions, related } = content;
  return (
    <>
      <Text section={howToPlay} id="how-to-play" />
      <Text section={strategyTips} id="strategy-tips" />
      <FrequentQuestions questions={questions} />
      <Related pages={related} />
    </>
  );
}

function Text({ section, id }: { section: HintPageContent["howToPlay"]; id: string }) {
  if (!section?.body?.length) return null;
  return (
    <Section heading={section.title ?? ""} id={id}>
      <RichText value={section.body} level={3} anchorPrefix={id} />
    </Section>
  );
}
