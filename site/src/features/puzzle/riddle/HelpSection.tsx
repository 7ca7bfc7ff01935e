import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { HelpLevel } from "./help-level.ts";
import { preloadHelp } from "./use-help.ts";

interface Props {
  /** The strength of the help. */
  part: Exclude<HelpLevel, "riddle">;
  /** The player has earned it: it is shown at any level. */
  isWanted?: boolean;
  /** Marks it for styles that show it before React does. */
  "data-kept"?: string;
  children: ReactNode;
}

/** A part of the help below a riddle. It is hidden while the document's mark says that the player wants weaker help at most. */
export function HelpSection({ part, isWanted = false, children, ...kept }: Props) {
  return (
    <Frame
      {...(!isWanted && { "data-part": part })}
      {...kept}
      onPointerEnter={preloadHelp}
      onFocus={preloadHelp}
    >
      {children}
    </Frame>
  );
}

const tooStrong = (mark = "") =>
  [
    `html[data-help=riddle] &[data-part]${mark}`,
    `html[data-help=hints] &[data-part]:not([data-part=hints])${mark}`,
    `html[data-help=letters] &[data-part=answer]${mark}`,
  ].join();

const Frame = styled.div({
  [tooStrong()]: { display: "none" },
  [tooStrong("[data-kept]")]: { display: "var(--kept-row, none)" },
});
