import { color, touch } from "../../theme/tokens.ts";

/** The place that a thumb can hit; what is seen of the control stands inside it, in line with the text around. */
export const choiceControl = {
  display: "grid",
  placeItems: "center",
  width: touch,
  height: touch,
  marginInlineStart: "-10px",
  padding: 0,
  border: 0,
  background: color.clear,
  cursor: "pointer",
  "&:disabled, &:disabled ~ label": { color: color.inkSoft, cursor: "not-allowed" },
} as const;

/** Shows focus around what is seen instead of around the place that can be hit. */
export function choiceFocus(seen: string) {
  return {
    "&:focus-visible": { outline: "none" },
    [`&:focus-visible > ${seen}`]: { outline: `3px solid ${color.green}`, outlineOffset: "3px" },
  };
}
