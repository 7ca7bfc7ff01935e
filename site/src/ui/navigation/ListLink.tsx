import styled from "@emotion/styled";
import { listLinkStyle } from "./list-link.ts";
import { SiteLink } from "./SiteLink.tsx";

/** A link in a plain list, such as a column of the footer. */
export const ListLink = styled(SiteLink)(listLinkStyle);

/** A button in such a list. */
export const ListButton = styled.button(listLinkStyle);
