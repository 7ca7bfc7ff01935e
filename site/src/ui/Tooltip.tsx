import styled from "@emotion/styled";
import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import type { ReactElement } from "react";
import { border, color, layer, motion, motionOk, radius, space } from "../theme/tokens.ts";

interface Props {
  /** Only what one can do without: fingers never see it. */
  text: string;
  /** What it belongs to: one element that takes focus. */
  children: ReactElement;
}

/** A word more about a control, while the pointer rests on it or it has focus; Escape closes it. */
export function Tooltip({ text, children }: Props) {
  return (
    <Provider delayDuration={400}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Bubble sideOffset={8} collisionPadding={8}>
            {text}
          </Bubble>
        </Portal>
      </Root>
    </Provider>
  );
}

const Bubble = styled(Content)({
  zIndex: layer.overlay,
  maxWidth: "min(20rem, calc(100vw - 16px))",
  padding: `${space[1]} ${space[3]}`,
  border: border.none,
  borderRadius: radius.tile,
  background: color.ink,
  color: color.paper,
  [motionOk]: { animation: motion.appear },
});
