import styled from "@emotion/styled";
import { color, measure, space } from "../../../theme/tokens.ts";

const nameWidth = `calc(${measure.words} * 0.75)`;
const gap = space[5];

/** A description list: each name beside its fact, or above it where large text leaves no room for both. */
export const Facts = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[3]} ${gap}`,
  width: "100%",
  "& > dt": { flex: `0 0 ${nameWidth}`, color: color.inkSoft },
  "& > dd": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    flex: `1 1 max(${measure.words}, 100% - ${nameWidth} - ${gap})`,
    justifyItems: "start",
    gap: space[1],
    minWidth: 0,
    overflowWrap: "anywhere",
  },
  "& strong": { fontWeight: 600 },
});
