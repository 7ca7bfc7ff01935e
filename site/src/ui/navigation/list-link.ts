import { color, forcedColors, hover, touch, type } from "../../theme/tokens.ts";

/** An entry of a plain list of links, tall and wide enough for a thumb; buttons in such a list share it. */
export const listLinkLook = {
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
  // With colours forced, a button of the list would be told from words by nothing else.
  [forcedColors]: { textDecoration: "underline" },
  [hover]: { "&:hover": { color: color.ink, textDecoration: "underline" } },
} as const;
