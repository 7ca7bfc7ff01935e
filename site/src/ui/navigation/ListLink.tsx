import styled from "@emotion/styled";
import { listLinkLook } from "./list-link.ts";
import { SiteLink } from "./SiteLink.tsx";

/** A link in a plain list, such as a column of the footer. */
export const ListLink = styled(SiteLink)(listLinkLook);

/** A button in such a list. */
export const ListButton = styled.button(listLinkLook);
