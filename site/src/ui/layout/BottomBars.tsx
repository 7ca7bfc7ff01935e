import styled from "@emotion/styled";
import { useEffect, useRef, type ReactNode } from "react";
import { layer, space } from "../../theme/tokens.ts";

/**
 * Bars, one above the other, that stick to the bottom of the screen and end below the footer, so that they never cover
 * content for good. Place them right after the page's content. Focused elements are scrolled clear of them.
 */
export function BottomBars({ children }: { children: ReactNode }) {
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => (bars.current ? keepScrollClearOf(bars.current) : undefined), []);
  return <Stack ref={bars}>{children}</Stack>;
}

function keepScrollClearOf(bars: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = bars.offsetHeight > 0 ? `calc(${bars.offsetHeight}px + ${space[4]})` : "";
  });
  observer.observe(bars);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = "";
  };
}

const Stack = styled.div({ position: "sticky", bottom: 0, zIndex: layer.bar });
