import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { space } from "../../theme/tokens.ts";

interface Props {
  /** What became of the action, if anything; announced politely when it appears. */
  message: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** The button at the end of a view, and above it what became of its action. */
export function LastAction({ message, children }: Props) {
  return (
    <Frame>
      <div role="status">{message}</div>
      {children}
    </Frame>
  );
}

const Frame = styled.div({ "& > div:not(:empty)": { marginBottom: space[4] } });
