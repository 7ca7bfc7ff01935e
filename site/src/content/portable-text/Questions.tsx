import { anchorOf } from "../../lib/anchor.ts";
import { Accordion } from "../../ui/disclosure/Accordion.tsx";
import type { QuestionsValue } from "./rich-text-value.ts";
import { ShortText } from "./ShortText.tsx";

interface Props {
  questions: QuestionsValue;
  level?: 2 | 3 | 4;
}

/** An accordion of questions; each has an anchor made of its words. */
export function Questions({ questions, level = 3 }: Props) {
  return (
    <Accordion
      level={level}
      items={questions.map(({ question, answer }) => ({
        id: anchorOf(question ?? ""),
        label: question ?? "",
        content: <ShortText value={answer} />,
      }))}
    />
  );
}
