import styled from "@emotion/styled";
import { from, measure, space } from "../../theme/tokens.ts";

/** A text and what stands beside it; below it on small screens. */
export const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  paddingBottom: space[8],
  [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${measure.aside}`, gap: space[9] },
});

/** What stands beside a text stays in sight while that is read, as far as the screen is high enough. */
export const Aside = styled.div({
  display: "grid",
  gap: space[6],
  alignContent: "start",
  alignSelf: "start",
  minWidth: 0,
  [from.desktop]: { position: "sticky", top: space[5], maxHeight: "100dvh", overflowY: "auto" },
});
