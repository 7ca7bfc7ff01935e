import styled from "@emotion/styled";
import { from, measure, space } from "../../theme/tokens.ts";

/** A text with an aside, which goes below it on small screens. */
export const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  paddingBottom: space[8],
  // Wide tables use all of their column, not only the width of a text.
  "& > *": { containerType: "inline-size", "--column": "100cqi" },
  [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${measure.aside}`, gap: space[9] },
});

/** Content beside a text. If it introduces the text, it stands before it, and on small screens above it. */
export const Aside = styled.div({
  display: "grid",
  gap: space[6],
  alignContent: "start",
  alignSelf: "start",
  minWidth: 0,
  [from.desktop]: { "&[data-leads-in=true]": { gridColumn: 2, gridRow: 1 } },
});
