import styled from "@emotion/styled";
import { useId, type ReactNode } from "react";
import { HydrationSlice } from "../../lib/HydrationSlice.tsx";
import { border, space, tight, type } from "../../theme/tokens.ts";

interface Props {
  heading: string;
  /** Its anchor, if anything links to it. */
  id?: string;
  children: ReactNode;
}

/** A section with a heading below a rule. */
export function Section({ heading, id, children }: Props) {
  const headingId = useId();
  return (
    <Frame id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <HydrationSlice>{children}</HydrationSlice>
    </Frame>
  );
}

const Frame = styled.section({
  paddingBlock: `${space[6]} ${space[8]}`,
  borderTop: border.rule,
  scrollMarginTop: space[2],
  "& > h2": { marginBottom: space[5], font: type.title, letterSpacing: tight },
});
