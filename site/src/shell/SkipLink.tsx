import styled from "@emotion/styled";
import { color, radius } from "../theme/tokens.ts";

/** The first stop of the Tab key; hidden until focused. */
export const SkipLink = styled.a({
  position: "absolute",
  insetInlineStart: "12px",
  top: "8px",
  zIndex: 1,
  padding: "11px 18px",
  borderRadius: radius.control,
  background: color.ink,
  color: color.paper,
  fontWeight: 600,
  "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" },
});
