import styled from "@emotion/styled";

/** Read by screen readers, not shown. */
export const VisuallyHidden = styled.span({
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
