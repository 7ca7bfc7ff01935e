import styled from "@emotion/styled";
import { useEffect, useRef, type ReactNode } from "react";
import { border, color, layer, print, shadow, space } from "../../theme/tokens.ts";
import { Wrap } from "./Wrap.tsx";

interface Props {
  /** The accessible name of the region. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A bar that sticks to the bottom of the screen and ends below the footer, so that it never covers content
 * for good. Place it right after the page's content. Focused elements are scrolled clear of it.
 */
export function BottomBar({ label, className, children }: Props) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current ? keepScrollClearOf(bar.current) : undefined), []);
  return (
    <Ground ref={bar} className={className} aria-label={label}>
      <Wrap>{children}</Wrap>
    </Ground>
  );
}

function keepScrollClearOf(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `calc(${bar.offsetHeight}px + ${space[4]})`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = "";
  };
}

const Ground = styled.section({
  position: "sticky",
  bottom: 0,
  zIndex: layer.bar,
  maxHeight: "50dvh",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: space[3],
  borderTop: border.rule,
  background: color.surface,
  boxShadow: shadow.raised,
  [print]: { display: "none" },
});
