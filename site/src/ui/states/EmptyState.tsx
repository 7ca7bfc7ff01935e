import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, radius, space, type } from "../../theme/tokens.ts";
import { Actions } from "../layout/Actions.tsx";

interface Props {
  heading: string;
  /** Explanation: what will be shown here, and when. */
  children: ReactNode;
  /** Buttons or links to add something. */
  actions?: ReactNode;
}

/** A placeholder for content that doesn't exist yet; framed like a closed tile. */
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
