import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color } from "../../theme/tokens.ts";
import { useSidewaysScroll } from "./use-sideways-scroll.ts";

interface Props {
  /** The id of the labelling element. */
  labelledBy: string;
  /** Uses all of its page's column, beside which a text is narrower. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Scrolls content sideways that is too wide for the page. It takes keyboard focus only while it can scroll.
 */
export function ScrollRegion({ labelledBy, isWide = false, children }: Props) {
  const { ref, scrolls } = useSidewaysScroll<HTMLDivElement>();
  const reachable = scrolls && { role: "region", tabIndex: 0, "aria-labelledby": labelledBy };
  return (
    <Frame ref={ref} data-wide={isWide} {...reachable}>
      {children}
    </Frame>
  );
}

const Frame = styled.div({
  position: "relative",
  maxWidth: "100%",
  overflowX: "auto",
  "&[data-wide=true]": { width: "max(100%, var(--column, 100%))", maxWidth: "none" },
  containerType: "inline-size",
  scrollbarWidth: "thin",
  scrollbarColor: `${color.lineStrong} ${color.clear}`,
  // Inset, because the region's container would clip the focus ring.
  "&:focus-visible": { outlineOffset: "-3px" },
});
