import { border, color, family, radius, size, space, touch } from "../../theme/tokens.ts";

/** The style of a control that holds a value. */
export const controlStyle = {
  width: "100%",
  minWidth: 0,
  minHeight: touch,
  padding: `${space[2]} ${space[3]}`,
  border: border.control,
  borderRadius: radius.control,
  background: color.paper,
  color: color.ink,
  font: `400 ${size.text}/1.4 ${family.sans}`,
  "&::placeholder": { color: color.inkSoft, opacity: 1 },
  "&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
  "&:disabled": {
    borderColor: color.line,
    background: color.sunken,
    color: color.inkSoft,
    cursor: "not-allowed",
  },
} as const;
