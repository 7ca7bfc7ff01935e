import styled from "@emotion/styled";
import { color, radius, touch } from "../theme/tokens.ts";

/** A button with a plain border. */
export const Button = styled.button({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "8px",
  minHeight: touch,
  minWidth: touch,
  padding: "0 18px",
  borderRadius: radius.control,
  border: `1px solid ${color.lineStrong}`,
  background: "transparent",
  color: color.ink,
  fontWeight: 600,
  lineHeight: 1.2,
  cursor: "pointer",
  "@media (hover: hover)": { "&:hover": { background: color.sunken } },
  "&[aria-disabled=true]": { cursor: "progress", opacity: 0.75 },
});

/** The one main action of a screen. */
export const MainButton = styled(Button)({
  background: color.green,
  borderColor: color.green,
  color: color.greenInk,
  "@media (hover: hover)": {
    "&:hover": { background: `color-mix(in oklab, ${color.green} 90%, ${color.ink})` },
  },
});

/** A button without a border, for tools at the edge of the page. */
export const QuietButton = styled(Button)({
  borderColor: "transparent",
  paddingInline: "10px",
  color: color.inkSoft,
  "@media (hover: hover)": { "&:hover": { color: color.ink } },
});
