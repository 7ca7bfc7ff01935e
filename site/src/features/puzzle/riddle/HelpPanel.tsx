import styled from "@emotion/styled";
import { HydrationSlice } from "../../../lib/HydrationSlice.tsx";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { color, space } from "../../../theme/tokens.ts";
import { Answer } from "./Answer.tsx";
import { Facts } from "./Facts.tsx";
import { GradedHints } from "./GradedHints.tsx";
import { HelpSection } from "./HelpSection.tsx";
import { HelpSettings } from "./HelpSettings.tsx";
import { Letters } from "./Letters.tsx";

/**
 * Everything that a player can open below a riddle. Mount it anew for another riddle: nothing of it is open then. The
 * server renders it as it stays; each part becomes interactive by itself, or when it is pressed.
 */
export function HelpPanel({ riddle }: { riddle: ShownRiddle }) {
  const { date, facts } = riddle;
  return (
    <>
      <HydrationSlice>
        <HelpSection part="letters">
          <Letters riddle={riddle} />
        </HelpSection>
      </HydrationSlice>
      <HydrationSlice>
        <HelpSection part="hints">
          <Facts facts={facts} />
          <GradedHints date={date} />
        </HelpSection>
      </HydrationSlice>
      <HydrationSlice>
        <HelpSection part="answer">
          <Answer date={date} />
        </HelpSection>
        <noscript>
          <Scriptless>
            Hints, letters and the answer need JavaScript: each is fetched when you ask for it.
          </Scriptless>
        </noscript>
        <HelpSettings />
      </HydrationSlice>
    </>
  );
}

const Scriptless = styled.p({ marginTop: space[5], color: color.inkSoft });
