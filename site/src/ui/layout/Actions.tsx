import styled from "@emotion/styled";
import { space } from "../../theme/tokens.ts";

/** Buttons and links that one chooses from, side by side while there is room. */
export const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  marginTop: space[2],
});
