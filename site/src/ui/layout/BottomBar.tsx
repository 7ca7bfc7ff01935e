import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { border, color, print, shadow, space } from "../../theme/tokens.ts";
import { Wrap } from "./Wrap.tsx";

interface Props {
  /** The accessible name of the region. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A bar at the bottom of the screen. Place it in `BottomBars`. */
export function BottomBar({ label, className, children }: Props) {
  return (
    <Ground className={className} aria-label={label}>
      <Wrap>{children}</Wrap>
    </Ground>
  );
}

const Ground = styled.section({
  maxHeight: "50dvh",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: space[3],
  borderTop: border.rule,
  background: color.surface,
  boxShadow: shadow.raised,
  [print]: { display: "none" },
});
