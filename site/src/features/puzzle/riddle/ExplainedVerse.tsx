import styled from "@emotion/styled";
import type { PuzzleDate } from "@wordlehint/contracts";
import { useState } from "react";
import { riddleLanguage } from "../../../lib/languages.ts";
import { keptPart, useOpened } from "../../../lib/use-opened.ts";
import { from, space } from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { NotedLine, VerseFrame, VerseNote } from "../../../ui/prose/Verse.tsx";
import { shownAnswer } from "./folded.ts";
import { isOpenedHere } from "./opened-here.ts";

interface Props {
  date: PuzzleDate;
  lines: readonly string[];
}

/** The verse; once the answer is open, each line has a note that says why it fits. */
export function ExplainedVerse({ date, lines }: Props) {
  const { opened, isKnown } = useOpened(date);
  const notes = shownAnswer(opened) === null ? null : (opened.notes ?? null);
  const [wasBare, setBare] = useState(notes === null);
  if (notes === null && !wasBare) setBare(true);
  const isNew = wasBare && isOpenedHere(date, "answer");
  return (
    <>
      <Frame lang={riddleLanguage}>
        {lines.map((line, index) => (
          // Lines may repeat and never change places.
          <NotedLine key={index} {...keptPart(`note-${index + 1}`, isKnown)}>
            {`${line}\n`}
            {notes && (
              <VerseNote place={index} isNew={isNew}>
                {noteOf(notes, index, lines.length)}
              </VerseNote>
            )}
          </NotedLine>
        ))}
      </Frame>
      <VisuallyHidden role="status" lang={riddleLanguage}>
        {notes && isNew ? notes.map((note, index) => `Line ${index + 1}: ${note}`).join(" ") : ""}
      </VisuallyHidden>
    </>
  );
}

/** Notes that have no line of their own stand with the last one. */
function noteOf(notes: readonly string[], index: number, lineCount: number): string {
  return index === lineCount - 1 ? notes.slice(index).join(" ") : (notes[index] ?? "");
}

const Frame = styled(VerseFrame)({ marginBottom: space[6], [from.tablet]: { marginBottom: space[7] } });
