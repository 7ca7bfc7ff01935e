import styled from "@emotion/styled";
import type { ShownRiddle } from "../../lib/shown-riddle.ts";
import { color, scriptless, space, touch } from "../../theme/tokens.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ClosedTiles } from "./ClosedTiles.tsx";
import { Facts } from "./Facts.tsx";
import { HelpPart } from "./HelpPart.tsx";
import { AnswerPlace, hintNames, HelpRows, RowButton } from "./help-rows.tsx";

/** The look of `Helps` until its code has loaded: what is here keeps its place. */
export function ClosedHelps({ riddle: { wordLength, facts } }: { riddle: ShownRiddle }) {
  return (
    <>
      <HelpPart data-part="letters">
        <ClosedTiles count={wordLength} />
      </HelpPart>
      <HelpPart data-part="hints">
        <Facts facts={facts} />
        <HelpRows aria-label="Hints, from vague to strong">
          {hintNames.map((name, index) => (
            <li key={name}>
              <RowButton type="button" aria-disabled={index > 0}>
                <span>
                  Hint {index + 1}: {name}
                </span>
                <small>{index === 0 ? "Open" : `After hint ${index}`}</small>
              </RowButton>
            </li>
          ))}
        </HelpRows>
      </HelpPart>
      <HelpPart data-part="answer">
        <AnswerPlace>
          <Button type="button">Reveal Answer</Button>
        </AnswerPlace>
      </HelpPart>
      <Later>
        <noscript>
          Hints, letters and the answer need JavaScript: each is fetched when you ask for it.
        </noscript>
      </Later>
    </>
  );
}

/** As high as the summary of the settings. */
const Later = styled.div({
  minHeight: touch,
  marginTop: space[5],
  color: color.inkSoft,
  [scriptless]: { minHeight: 0 },
});
