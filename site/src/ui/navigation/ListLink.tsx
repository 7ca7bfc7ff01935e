import styled from "@emotion/styled";
import { listLinkLook } from "./list-link.ts";
import { SiteLink } from "./SiteLink.tsx";

/** A link of a plain list, such as a column of the footer. */
export const ListLink = styled(SiteLink)(listLinkLook);

/** What acts, in such a list. */
export const ListButton = styled.button(listLinkLook);
