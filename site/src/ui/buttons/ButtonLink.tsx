import styled from "@emotion/styled";
import { SiteLink } from "../navigation/SiteLink.tsx";
import { buttonLook, mainLook } from "./button-looks.ts";

/** A link that looks like a button: for the way to another page, not for an action. */
export const ButtonLink = styled(SiteLink)(buttonLook);

/** The main way on from a screen. */
export const MainButtonLink = styled(ButtonLink)(mainLook);
