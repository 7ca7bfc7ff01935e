import { color, forcedColors, hover, touch, type } from "../../theme/tokens.ts";

/** The style of a link in a plain list, with a comfortable touch target; buttons in such a list share it. */
export const listLinkStyle = {
  display: "inline-flex",
  alignItems: "center",
  minWidth: touch,
  minHeight: touch,
  padding: 0,
  border: 0,
  background: color.clear,
  color: color.inkSoft,
  font: type.control,
  fontWeight: 400,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  overflowWrap: "anywhere",
  "&[aria-current=page]": { color: color.ink, fontWeight: 600 },
  "&[aria-disabled=true]": { cursor: "progress" },
  // In forced colors, only the underline distinguishes a button from text.
  [forcedColors]: { textDecoration: "underline" },
  [hover]: { "&:hover": { color: color.ink, textDecoration: "underline" } },
} as const;
