import styled from "@emotion/styled";
import type { HintFacts } from "@wordlehint/contracts";
import { color } from "../../theme/tokens.ts";

/** What is true of the answer and doesn't name it (specification, section 9, hint bullets). */
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
  gap: "8px 26px",
  marginTop: "26px",
  paddingTop: "22px",
  borderTop: `1px solid ${color.line}`,
  color: color.inkSoft,
  "& b": { color: color.ink, fontWeight: 600 },
});
