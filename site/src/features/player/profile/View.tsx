import styled from "@emotion/styled";
import { useEffect, useRef, type ReactNode } from "react";
import { space } from "../../../theme/tokens.ts";

/** A view that replaces another in a dialog. The dialog takes the focus, so that reading starts at the new heading. */
export function View({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = frame.current?.closest<HTMLElement>("[role=dialog]");
    dialog?.focus({ preventScroll: true });
    if (dialog) dialog.scrollTop = 0;
  }, []);
  return <Frame ref={frame}>{children}</Frame>;
}

const Frame = styled.div({ display: "grid", justifyItems: "start", gap: space[4], width: "100%" });
