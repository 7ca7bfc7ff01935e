import styled from "@emotion/styled";
import { SiteLink } from "../navigation/SiteLink.tsx";
import { buttonLook, mainLook } from "./button-looks.ts";

/** A link that looks like a button, for navigation. */
export const ButtonLink = styled(SiteLink)(buttonLook);

/** The main link of a screen. */
export const MainButtonLink = styled(ButtonLink)(mainLook);
