import styled from "@emotion/styled";
import { space } from "../../theme/tokens.ts";

/** Items side by side that show their states. */
export const Row = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginBlock: space[4],
});
