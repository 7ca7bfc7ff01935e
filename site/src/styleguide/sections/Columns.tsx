import styled from "@emotion/styled";
import { from, space } from "../../theme/tokens.ts";

/** A stack of items; two columns where there is room. */
export const Columns = styled.div({
  display: "grid",
  alignItems: "start",
  gap: space[5],
  marginBlock: space[4],
  "& > *": { minWidth: 0 },
  [from.tablet]: { gridTemplateColumns: "1fr 1fr", gap: space[7] },
});
