import styled from "@emotion/styled";
import { useEffect, useRef, type ReactNode } from "react";
import { color, measure, size, space, tight, type } from "../../../theme/tokens.ts";

interface Props {
  title: string;
  intro: ReactNode;
  /** It replaces a part of the page that had the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** A page about the daily email: its title, what it is about, and what one can do. */
export function EmailFrame({ title, intro, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, title]);
  return (
    <Frame>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{intro}</p>
      </header>
      {children}
    </Frame>
  );
}

/** The column of such a page. */
export const EmailPlace = styled.div({
  maxWidth: measure.dialog,
  paddingBlock: `${space[6]} ${space[8]}`,
});

const Frame = styled.section({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  overflowWrap: "anywhere",
  "& > header > h1": { font: type.page, letterSpacing: tight, "&:focus": { outline: "none" } },
  "& > header > p": { marginTop: space[2], color: color.inkSoft, fontSize: size.lead, textWrap: "pretty" },
  "& > header strong": { color: color.ink, fontWeight: 600 },
});
