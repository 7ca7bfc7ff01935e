import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { space } from "../../../theme/tokens.ts";

interface Props {
  /** The result of the action, if there is something to say. Screen readers announce it when it appears. */
  message: ReactNode;
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
