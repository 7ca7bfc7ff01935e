import styled from "@emotion/styled";
import { SiteLink } from "../navigation/SiteLink.tsx";
import { buttonStyle, mainStyle } from "./button-styles.ts";

/** A link that looks like a button, for navigation. */
export const ButtonLink = styled(SiteLink)(buttonStyle);

/** The main link of a screen. */
export const MainButtonLink = styled(ButtonLink)(mainStyle);
