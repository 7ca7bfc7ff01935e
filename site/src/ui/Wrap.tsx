import styled from "@emotion/styled";
import { measure } from "../theme/tokens.ts";

/** The page's column. */
export const Wrap = styled.div({
  maxWidth: measure.page,
  marginInline: "auto",
  paddingInline: "20px",
});
