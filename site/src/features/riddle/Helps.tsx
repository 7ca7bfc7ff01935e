import type { ShownRiddle } from "../../lib/shown-riddle.ts";
import { Answer } from "./Answer.tsx";
import { Facts } from "./Facts.tsx";
import { GradedHints } from "./GradedHints.tsx";
import { HelpPart } from "./HelpPart.tsx";
import { HelpSettings } from "./HelpSettings.tsx";
import { Letters } from "./Letters.tsx";

/** Everything that a player can open below a riddle. Mount it anew for another riddle: nothing of it is open then. */
export function Helps({ riddle }: { riddle: ShownRiddle }) {
  const { date, facts } = riddle;
  return (
    <>
      <HelpPart data-part="letters">
        <Letters riddle={riddle} />
      </HelpPart>
      <HelpPart data-part="hints">
        <Facts facts={facts} />
        <GradedHints date={date} />
      </HelpPart>
      <HelpPart data-part="answer">
        <Answer date={date} />
      </HelpPart>
      <HelpSettings />
    </>
  );
}
