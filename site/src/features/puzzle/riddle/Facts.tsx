import styled from "@emotion/styled";
import type { HintFacts, PuzzleDate } from "@wordlehint/contracts";
import { useId } from "react";
import { keepOpened } from "../../../lib/keep-opened.ts";
import { keptPart, useOpened } from "../../../lib/use-opened.ts";
import { color, space, unfolded } from "../../../theme/tokens.ts";
import { keptRow, RowButton } from "./help-rows.tsx";

/** The row of the hint facts, which are true of the answer without naming it. */
export function Facts({ date, facts }: { date: PuzzleDate; facts: HintFacts }) {
  const id = useId();
  const { opened, isKnown } = useOpened(date);
  const isOpen = opened.facts;
  return (
    <li>
      <RowButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => keepOpened(date, (before) => ({ ...before, facts: !before.facts }))}
      >
        <span>Facts: the bare bones</span>
        <small>{isOpen ? "Hide" : "Open"}</small>
      </RowButton>
      <Panel id={id} hidden={!isOpen} {...keptPart("facts", isKnown)}>
        <List aria-label="Facts about the answer">
          <li>
            <b>{facts.wordLength}</b> letters
          </li>
          <li>
            <b>{facts.vowelCount}</b> {facts.vowelCount === 1 ? "vowel" : "vowels"}
          </li>
          <li>{facts.hasRepeatedLetter ? "One letter comes twice" : "No letter twice"}</li>
          <li>
            Starts with a <b>{facts.startsWith}</b>
          </li>
        </List>
      </Panel>
    </li>
  );
}

const Panel = styled.div({ "&[data-kept]": keptRow, [unfolded]: { "&[hidden]": { display: "block" } } });

const List = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[6]}`,
  paddingBottom: space[4],
  color: color.inkSoft,
  "& b": { color: color.ink, fontWeight: 600 },
});
