import styled from "@emotion/styled";
import { color, hover, size, space, touch } from "../theme/tokens.ts";
import { SiteLink } from "../ui/navigation/SiteLink.tsx";

/** An entry of the header. That of the page that is shown stands on a line. */
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
