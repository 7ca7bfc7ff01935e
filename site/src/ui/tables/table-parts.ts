import styled from "@emotion/styled";
import { border, color, print, space, type } from "../../theme/tokens.ts";

export const tableStyle = {
  width: "100%",
  borderCollapse: "collapse",
  textAlign: "start",
  "& th, & td": {
    padding: `${space[2]} ${space[4]} ${space[2]} 0`,
    borderBottom: border.rule,
    textAlign: "start",
    verticalAlign: "baseline",
  },
  "& th:last-child, & td:last-child": { paddingInlineEnd: 0 },
  "& thead th": {
    borderBottom: border.control,
    color: color.inkSoft,
    font: type.control,
    verticalAlign: "bottom",
  },
  "& tbody th": { fontWeight: 600 },
  "& [data-numeric]": {
    textAlign: "end",
    fontVariantNumeric: "tabular-nums lining-nums",
    whiteSpace: "nowrap",
  },
  "& [data-long]": { minWidth: "15em" },
  [print]: { "& tr": { breakInside: "avoid" }, "& thead": { display: "table-header-group" } },
} as const;

export const TableFrame = styled.table(tableStyle);

export const TableCaption = styled.caption({
  paddingBottom: space[2],
  textAlign: "start",
  // Stays in sight while the table scrolls, and wraps at the frame's width instead of the table's.
  "& > span": {
    position: "sticky",
    insetInlineStart: 0,
    display: "inline-block",
    maxWidth: "100cqi",
    font: type.minor,
  },
});
