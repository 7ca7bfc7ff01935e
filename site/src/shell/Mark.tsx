import styled from "@emotion/styled";
import { color } from "../theme/tokens.ts";

/** The site's logo of four tiles. */
export function Mark() {
  return (
    <Grid aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </Grid>
  );
}

const Grid = styled.span({
  display: "grid",
  gridTemplateColumns: "9px 9px",
  gap: "2px",
  // The logo consists of its colors, which forced colors would remove.
  forcedColorAdjust: "none",
  "& i": { width: "9px", height: "9px", borderRadius: "2px", background: color.lineStrong },
  "& i:nth-of-type(2)": { background: color.amberFill },
  "& i:nth-of-type(3)": { background: color.green },
});
