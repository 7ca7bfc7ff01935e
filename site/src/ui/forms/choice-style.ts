import { color, touch } from "../../theme/tokens.ts";

/** The touch target; the visible control is centered in it, in line with the text. */
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

/** Draws the focus ring around the visible control instead of the touch target. */
export function choiceFocus(seen: string) {
  return {
    "&:focus-visible": { outline: "none" },
    [`&:focus-visible > ${seen}`]: { outline: `3px solid ${color.green}`, outlineOffset: "3px" },
  };
}
