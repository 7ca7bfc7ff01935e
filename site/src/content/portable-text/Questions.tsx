import { anchorOf } from "../../lib/anchor.ts";
import { Accordion } from "../../ui/disclosure/Accordion.tsx";
import type { QuestionsValue } from "./rich-text-value.ts";
import { ShortText } from "./ShortText.tsx";

interface Props {
  questions: QuestionsValue;
  level?: 2 | 3 | 4;
}

/** Questions that unfold their answers; each has its own words as its anchor. */
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
