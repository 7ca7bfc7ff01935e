import styled from "@emotion/styled";
import { space } from "../../theme/tokens.ts";

/** A row of buttons and links that wraps. */
export const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  marginTop: space[2],
});
