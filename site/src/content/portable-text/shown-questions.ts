import { faqPage, type FaqPage, type ShownQuestion } from "../../head/schema/faq-page.ts";
import { plainLine } from "./plain-line.ts";
import type { QuestionsValue, RichTextValue } from "./rich-text-value.ts";

/** Returns the questions that a text shows, in order. */
export function questionsIn(value: RichTextValue | null | undefined): QuestionsValue {
  return (value ?? []).flatMap((block) =>
    block._type === "embeddedQuestions" ? (block.questions ?? []) : [],
  );
}

/** Returns an `FAQPage` with exactly the questions that the page shows, or nothing if it shows none. */
export function faqOf(questions: QuestionsValue): FaqPage[] {
  const [first, ...others] = questions.map(({ question, answer }): ShownQuestion => ({
    question: question ?? "",
    answer: plainLine(answer),
  }));
  return first === undefined ? [] : [faqPage([first, ...others])];
}
