import {
  border,
  color,
  hover,
  icon,
  motion,
  motionOk,
  radius,
  space,
  touch,
  type,
} from "../../theme/tokens.ts";

/**
 * The style of a menu's button, with or without the menu's code, and of the link in its place. Emotion gives the same
 * styles one class, so that the page's own style sheet has the button's already.
 */
export const menuTriggerStyle = {
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: touch,
  minWidth: touch,
  padding: `${space[1]} ${space[2]}`,
  border: border.none,
  borderRadius: radius.control,
  background: color.clear,
  color: color.inkSoft,
  font: type.control,
  fontWeight: 400,
  textDecoration: "none",
  cursor: "pointer",
  "& > svg": { width: icon.inline, height: icon.inline },
  // Keeps its room, to avoid a layout shift.
  "a& > svg": { visibility: "hidden" },
  "&[aria-expanded=true]": { color: color.ink },
  "&[aria-expanded=true] > svg": { rotate: "180deg" },
  [hover]: { "&:hover": { color: color.ink } },
  [motionOk]: { "& > svg": { transition: `rotate ${motion.quick}` } },
} as const;
