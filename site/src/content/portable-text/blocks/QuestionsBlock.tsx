import styled from "@emotion/styled";
import { useContext } from "react";
import { anchorOf } from "../../../lib/anchor.ts";
import { type as font } from "../../../theme/tokens.ts";
import { HeadingsContext } from "../heading-context.ts";
import { Questions } from "../Questions.tsx";
import type { BlockOf } from "../rich-text-value.ts";
import { Inset } from "./Inset.tsx";

/** Questions in a text, below a heading of their own. */
export function QuestionsBlock({
  block: { title = "", questions },
}: {
  block: BlockOf<"embeddedQuestions">;
}) {
  const { level } = useContext(HeadingsContext);
  if (!questions?.length) return null;
  return (
    <Inset>
      <Heading as={`h${level}`} id={anchorOf(title)}>
        {title}
      </Heading>
      <Questions questions={questions} level={level === 2 ? 3 : 4} />
    </Inset>
  );
}

const Heading = styled.h2({ font: font.title });
