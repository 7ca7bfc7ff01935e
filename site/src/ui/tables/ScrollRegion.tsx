import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color } from "../../theme/tokens.ts";
import { useSidewaysScroll } from "./use-sideways-scroll.ts";

interface Props {
  /** Id of what names it. */
  labelledBy: string;
  children: ReactNode;
}

/** Scrolls sideways by itself what is too wide for the page; then, and only then, the keyboard can get to it. */
export function ScrollRegion({ labelledBy, children }: Props) {
  const { ref, scrolls } = useSidewaysScroll<HTMLDivElement>();
  const reachable = scrolls && { role: "region", tabIndex: 0, "aria-labelledby": labelledBy };
  return (
    <Frame ref={ref} {...reachable}>
      {children}
    </Frame>
  );
}

const Frame = styled.div({
  position: "relative",
  maxWidth: "100%",
  overflowX: "auto",
  containerType: "inline-size",
  scrollbarWidth: "thin",
  scrollbarColor: `${color.lineStrong} ${color.clear}`,
  // The ring would be cut by what lies around the region.
  "&:focus-visible": { outlineOffset: "-3px" },
});
