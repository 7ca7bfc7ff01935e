import styled from "@emotion/styled";
import { buttonLook, dangerLook, mainLook, quietLook } from "./button-looks.ts";

/**
 * A button with a plain border. `disabled` takes it out of the keyboard's order; `aria-disabled` leaves it
 * where it is, and the caller then ignores presses.
 */
export const Button = styled.button(buttonLook);

/** The one main action of a screen. */
export const MainButton = styled(Button)(mainLook);

/** A button without a border, for tools at the edge of the page. */
export const QuietButton = styled(Button)(quietLook);

/** An action that takes something away for good. */
export const DangerButton = styled(Button)(dangerLook);
