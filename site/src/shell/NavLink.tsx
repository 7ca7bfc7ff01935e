import styled from "@emotion/styled";
import { color, hover, size, space, touch } from "../theme/tokens.ts";
import { SiteLink } from "../ui/navigation/SiteLink.tsx";

/** A navigation link of the header; the current page's is underlined. */
export const NavLink = styled(SiteLink)({
  display: "inline-flex",
  alignItems: "center",
  minWidth: touch,
  minHeight: touch,
  paddingInline: space[2],
  color: color.inkSoft,
  fontSize: size.text,
  textDecoration: "none",
  "&[aria-current=page]": { color: color.ink, boxShadow: `inset 0 -2px ${color.ink}` },
  [hover]: { "&:hover": { color: color.ink } },
});
