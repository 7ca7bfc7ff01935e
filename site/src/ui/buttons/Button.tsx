import styled from "@emotion/styled";
import { buttonStyle, dangerStyle, mainStyle, quietStyle } from "./button-styles.ts";

/**
 * A bordered button. `disabled` removes it from the tab order; with `aria-disabled` it stays there, and the
 * caller must ignore presses.
 */
export const Button = styled.button(buttonStyle);

/** The main action of a screen. */
export const MainButton = styled(Button)(mainStyle);

/** A button without a border, for tools at the edge of the page. */
export const QuietButton = styled(Button)(quietStyle);

/** A destructive action. */
export const DangerButton = styled(Button)(dangerStyle);
