import styled from "@emotion/styled";
import {
  border,
  color,
  hover,
  measure,
  print,
  scriptless,
  space,
  touch,
  type,
} from "../../../theme/tokens.ts";

/** The names of the graded hints, from the vaguest to the strongest. */
export const hintNames = ["a nudge", "the right field", "nearly there"] as const;

/** Rows that open one after the other. */
export const HelpRows = styled.ol({
  marginTop: space[6],
  borderTop: border.rule,
  "& > li": { borderBottom: border.rule },
});

/** Opens a row; it stays where it is afterwards. */
export const RowButton = styled.button({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  width: "100%",
  minHeight: touch,
  padding: `${space[2]} 0`,
  border: 0,
  background: color.clear,
  color: color.ink,
  font: type.minor,
  textAlign: "start",
  cursor: "pointer",
  "& > small": { flex: "none", color: color.green, font: type.control },
  "&[aria-disabled=true]": { color: color.inkSoft, cursor: "not-allowed" },
  "&[aria-disabled=true] > small": { color: color.inkSoft, fontWeight: 400 },
  "&[aria-busy=true]": { cursor: "progress" },
  [hover]: { "&:hover:not([aria-disabled=true]) > small": { textDecoration: "underline" } },
  [scriptless]: { "& > small": { display: "none" } },
  [print]: { "& > small": { display: "none" } },
});

const rowText = {
  maxWidth: measure.text,
  paddingBottom: space[4],
  font: type.prose,
  textWrap: "pretty",
} as const;

export const RowText = styled.p(rowText);

/** What a row opens, while only the styles know whether it is open. */
export const keptRow = { display: "var(--kept-row, none)" } as const;

/** What a hint's row opens. */
export const HintPanel = styled.div({
  "&[data-kept]": { ...keptRow, "&::before": { ...rowText, content: "var(--kept)", display: "block" } },
});
