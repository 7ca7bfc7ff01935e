import styled from "@emotion/styled";
import { space } from "../../../theme/tokens.ts";

export const TileFigure = styled.figure({
  "& > div": { display: "grid", gap: space[2] },
});
