import styled from "@emotion/styled";
import { riddleLanguage } from "../../../lib/languages.ts";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { keptPart, useOpened } from "../../../lib/use-opened.ts";
import { color, scriptless, space, type } from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { answerRemark } from "./answer-text.ts";
import { shownAnswer } from "./folded.ts";
import { isOpenedHere } from "./opened-here.ts";

/** Says below the tiles how many are open, or which word they are. */
export function AnswerLine({ riddle: { date, wordLength } }: { riddle: ShownRiddle }) {
  const { opened, isKnown } = useOpened(date);
  const answer = shownAnswer(opened);
  const count = opened.letters.replaceAll(".", "").length;
  return (
    <>
      <Line data-open={answer !== null} {...keptPart("line", isKnown)}>
        {answer === null ? (
          <span>
            {count === wordLength
              ? "All letters are open."
              : `Press a tile to open its letter. ${count} of ${wordLength} are open.`}
          </span>
        ) : (
          <>
            <b lang={riddleLanguage}>{answer.toUpperCase()}</b>. {answerRemark(opened)}
          </>
        )}
      </Line>
      <VisuallyHidden role="status">
        {answer !== null && isOpenedHere(date, "answer")
          ? `${answer.toUpperCase()}. ${answerRemark(opened)}`
          : ""}
      </VisuallyHidden>
    </>
  );
}

const openLine = { color: color.ink, font: type.minor } as const;

const Line = styled.p({
  marginTop: space[3],
  color: color.inkSoft,
  "&[data-open=true]": openLine,
  "& b": { fontWeight: "inherit", letterSpacing: ".04em" },
  "&[data-kept]": {
    "&::before": { ...openLine, content: "var(--kept)", display: "block" },
    "& > span": { display: "var(--kept-number, inline)" },
  },
  [scriptless]: { display: "none" },
});
