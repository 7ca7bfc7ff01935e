import { border, color, forcedColors, hover, print, radius, space, touch, type } from "../../theme/tokens.ts";

const canBePressed = "&:hover:not(:disabled, [aria-disabled=true])";
// A busy button keeps its normal look.
const cannotBePressed = "&:disabled, &[aria-disabled=true]:not([aria-busy=true])";

/** The style of buttons, and of links that look like buttons. */
export const buttonStyle = {
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
  // Stays readable: visitors should know what they can't do yet.
  [cannotBePressed]: {
    borderColor: color.line,
    background: color.sunken,
    color: color.inkSoft,
    cursor: "not-allowed",
  },
  "&[aria-busy=true]": { cursor: "progress" },
  [forcedColors]: { [cannotBePressed]: { borderColor: "GrayText", color: "GrayText" } },
  [print]: { display: "none" },
} as const;

const filled = (fill: string, text: string) =>
  ({
    borderColor: fill,
    background: fill,
    color: text,
    [hover]: { [canBePressed]: { background: `color-mix(in oklab, ${fill} 90%, ${color.ink})` } },
    // In forced colors, only the border's width marks a filled button.
    [forcedColors]: { borderWidth: "3px" },
  }) as const;

export const mainStyle = filled(color.green, color.greenInk);

export const dangerStyle = filled(color.danger, color.paper);

export const quietStyle = {
  borderColor: color.clear,
  paddingInline: space[2],
  color: color.inkSoft,
  [hover]: { [canBePressed]: { color: color.ink } },
  [cannotBePressed]: { borderStyle: "dashed", background: color.clear },
} as const;
