import styled from "@emotion/styled";
import type { HintFacts } from "@wordlehint/contracts";
import { border, color, space } from "../../../theme/tokens.ts";

/** Hint facts that are true of the answer without naming it. */
export function Facts({ facts }: { facts: HintFacts }) {
  return (
    <List aria-label="Facts about the answer">
      <li>
        <b>{facts.wordLength}</b> letters
      </li>
      <li>
        <b>{facts.vowelCount}</b> {facts.vowelCount === 1 ? "vowel" : "vowels"}
      </li>
      <li>
        <b>{facts.hasRepeatedLetter ? "A" : "No"}</b> repeated letter
      </li>
      <li>
        Starts with a <b>{facts.startsWith}</b>
      </li>
    </List>
  );
}

const List = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[6]}`,
  marginTop: space[6],
  paddingTop: space[5],
  borderTop: border.rule,
  color: color.inkSoft,
  "& b": { color: color.ink, fontWeight: 600 },
});
