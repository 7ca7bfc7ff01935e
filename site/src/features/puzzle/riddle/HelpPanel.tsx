import styled from "@emotion/styled";
import { HydrationSlice } from "../../../lib/HydrationSlice.tsx";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { color, space } from "../../../theme/tokens.ts";
import { Answer } from "./Answer.tsx";
import { Facts } from "./Facts.tsx";
import { GameLink } from "./GameLink.tsx";
import { GradedHints } from "./GradedHints.tsx";
import { HelpSection } from "./HelpSection.tsx";
import { HelpSettings } from "./HelpSettings.tsx";
import { Letters } from "./Letters.tsx";

interface Props {
  riddle: ShownRiddle;
  /** The answer can be had, as far as the page knows: its button stands below the tiles. */
  isAnswerOut: boolean;
}

/**
 * Everything that a player can open below a riddle. Mount it anew for another riddle. The server renders it as it stays;
 * each part becomes interactive by itself, or when it is pressed.
 */
export function HelpPanel({ riddle, isAnswerOut }: Props) {
  const { date, facts } = riddle;
  return (
    <>
      <HydrationSlice>
        <Letters riddle={riddle} isAnswerOut={isAnswerOut} />
      </HydrationSlice>
      <HydrationSlice>
        <HelpSection part="hints">
          <GradedHints date={date}>
            <Facts date={date} facts={facts} />
          </GradedHints>
        </HelpSection>
      </HydrationSlice>
      <HydrationSlice>
        {!isAnswerOut && (
          <HelpSection part="answer">
            <AnswerPlace>
              <Answer date={date} />
            </AnswerPlace>
          </HelpSection>
        )}
        <noscript>
          <Scriptless>
            Hints, letters and the answer need JavaScript: each is fetched when you ask for it.
          </Scriptless>
        </noscript>
        <GameLink date={date} />
        <HelpSettings />
      </HydrationSlice>
    </>
  );
}

const AnswerPlace = styled.div({ marginTop: space[6] });

const Scriptless = styled.p({ marginTop: space[5], color: color.inkSoft });
