import { color, forcedColors, radius, space, touch } from "../../theme/tokens.ts";

/**
 * The style of an entry of a menu or select. Radix moves the focus with the pointer, so one style marks both.
 */
export const menuItemStyle = {
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: touch,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.tile,
  color: color.ink,
  textDecoration: "none",
  cursor: "pointer",
  userSelect: "none",
  "&[data-highlighted]": { background: color.sunken },
  "&:focus-visible": { outlineOffset: "-3px" },
  "&[aria-current=page]": {
    borderRadius: 0,
    fontWeight: 600,
    boxShadow: `inset 3px 0 ${color.green}`,
  },
  [forcedColors]: { "&[data-highlighted]": { outline: "2px solid Highlight" } },
  "&[data-disabled]": { color: color.inkSoft, cursor: "not-allowed" },
} as const;
