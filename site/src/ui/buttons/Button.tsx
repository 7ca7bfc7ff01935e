import styled from "@emotion/styled";
import { buttonLook, dangerLook, mainLook, quietLook } from "./button-looks.ts";

/**
 * A bordered button. `disabled` removes it from the tab order; with `aria-disabled` it stays there, and the
 * caller must ignore presses.
 */
export const Button = styled.button(buttonLook);

/** The main action of a screen. */
export const MainButton = styled(Button)(mainLook);

/** A button without a border, for tools at the edge of the page. */
export const QuietButton = styled(Button)(quietLook);

/** A destructive action. */
export const DangerButton = styled(Button)(dangerLook);
