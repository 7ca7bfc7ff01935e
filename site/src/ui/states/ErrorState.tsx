import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, measure, size, space, type } from "../../theme/tokens.ts";
import { Actions } from "../layout/Actions.tsx";

interface Props {
  heading: string;
  /** Explanation: what happened, and what happens next. */
  children: ReactNode;
  /** The visitor's options: buttons first, then links. */
  actions?: ReactNode;
  /** 1 if it replaces the whole page. */
  level?: 1 | 2;
}

/** Replaces content that can't be shown; announced when it appears. */
export function ErrorState({ heading, children, actions, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Frame role="alert">
      <Heading>{heading}</Heading>
      <p>{children}</p>
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[4],
  maxWidth: measure.text,
  paddingBlock: `${space[2]} ${space[7]}`,
  "& > h1": { font: type.page, overflowWrap: "anywhere" },
  "& > h2": { font: type.title },
  "& > p": { color: color.inkSoft, fontSize: size.lead },
});
