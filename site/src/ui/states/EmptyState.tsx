import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, radius, space, type } from "../../theme/tokens.ts";
import { Actions } from "../layout/Actions.tsx";

interface Props {
  heading: string;
  /** What will stand here, and when. */
  children: ReactNode;
  /** Buttons or links that bring something here. */
  actions?: ReactNode;
}

/** Keeps the place of what isn't there yet; framed like a tile that is still closed. */
export function EmptyState({ heading, children, actions }: Props) {
  return (
    <Frame>
      <h2>{heading}</h2>
      <p>{children}</p>
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  padding: space[6],
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: radius.control,
  "& > h2": { font: type.heading },
  "& > p": { color: color.inkSoft },
});
