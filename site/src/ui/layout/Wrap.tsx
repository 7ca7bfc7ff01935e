import styled from "@emotion/styled";
import { measure } from "../../theme/tokens.ts";

/** The page's column. */
export const Wrap = styled.div({
  width: "100%",
  maxWidth: measure.page,
  marginInline: "auto",
  paddingInline: "20px",
});
