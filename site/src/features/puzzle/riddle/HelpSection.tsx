import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { HelpLevel } from "./help-level.ts";
import { preloadHelp } from "./use-help.ts";

interface Props {
  /** The strength of the help. */
  part: Exclude<HelpLevel, "riddle">;
  children: ReactNode;
}

/** A part of the help below a riddle. It is hidden while the document's mark says that the player wants weaker help at most. */
export function HelpSection({ part, children }: Props) {
  return (
    <Frame data-part={part} onPointerEnter={preloadHelp} onFocus={preloadHelp}>
      {children}
    </Frame>
  );
}

const Frame = styled.div({
  [[
    "html[data-help=riddle] &",
    "html[data-help=hints] &:not([data-part=hints])",
    "html[data-help=letters] &[data-part=answer]",
  ].join()]: { display: "none" },
});
