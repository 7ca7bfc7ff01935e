import { Questions } from "../portable-text/Questions.tsx";
import type { QuestionsValue } from "../portable-text/rich-text-value.ts";
import { Section } from "./Section.tsx";

/** The FAQ at the end of a page. */
export function FrequentQuestions({ questions }: { questions: QuestionsValue | null }) {
  if (!questions?.length) return null;
  return (
    <Section heading="Frequent questions" id="questions">
      <Questions questions={questions} />
    </Section>
  );
}
