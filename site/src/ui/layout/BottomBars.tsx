import styled from "@emotion/styled";
import { useEffect, useRef, type ReactNode } from "react";
import { layer, space } from "../../theme/tokens.ts";

/**
 * Stacks bars at the bottom of the screen. At the end of the page they come to rest below the footer, so that they never
 * cover content for good. Place it right after the page's content. Focused elements are scrolled clear of the bars.
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
