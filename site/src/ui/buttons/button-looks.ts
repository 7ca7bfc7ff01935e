import { border, color, forcedColors, hover, print, radius, space, touch, type } from "../../theme/tokens.ts";

const canBePressed = "&:hover:not(:disabled, [aria-disabled=true])";
// What is on its way keeps its looks: it was pressed, and it works.
const cannotBePressed = "&:disabled, &[aria-disabled=true]:not([aria-busy=true])";

/** What buttons look like; links that look like buttons share it. */
export const buttonLook = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minHeight: touch,
  minWidth: touch,
  padding: "6px 18px",
  border: border.control,
  borderRadius: radius.control,
  background: color.clear,
  color: color.ink,
  font: type.control,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  [hover]: { [canBePressed]: { background: color.sunken } },
  // Readable, unlike what is only made paler: one should know what can't be done yet.
  [cannotBePressed]: {
    borderColor: color.line,
    background: color.sunken,
    color: color.inkSoft,
    cursor: "not-allowed",
  },
  "&[aria-busy=true]": { cursor: "progress" },
  [forcedColors]: { [cannotBePressed]: { borderColor: "GrayText", color: "GrayText" } },
  // On paper nothing can be pressed.
  [print]: { display: "none" },
} as const;

const filled = (fill: string, text: string) =>
  ({
    borderColor: fill,
    background: fill,
    color: text,
    [hover]: { [canBePressed]: { background: `color-mix(in oklab, ${fill} 90%, ${color.ink})` } },
    // Without colours of its own, what is filled differs by the weight of its border.
    [forcedColors]: { borderWidth: "3px" },
  }) as const;

export const mainLook = filled(color.green, color.greenInk);

export const dangerLook = filled(color.danger, color.paper);

export const quietLook = {
  borderColor: color.clear,
  paddingInline: space[2],
  color: color.inkSoft,
  [hover]: { [canBePressed]: { color: color.ink } },
  [cannotBePressed]: { borderStyle: "dashed", background: color.clear },
} as const;
