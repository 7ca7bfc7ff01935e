import styled from "@emotion/styled";
import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { useRef, useState, type ReactElement } from "react";
import { border, color, layer, motion, motionOk, radius, space } from "../../theme/tokens.ts";

interface Props {
  /** Only what one can do without: fingers never see it. */
  text: string;
  /** What it belongs to: one element that takes focus. */
  children: ReactElement;
}

/** A word more about a control, while the pointer rests on it or it has focus; Escape closes it. */
export function Tooltip({ text, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const control = useRef<HTMLButtonElement>(null);
  // Radix closes it when the page scrolls, which the page does when the keyboard goes on to a control.
  const onOpenChange = (wants: boolean): void =>
    setOpen(wants || (control.current?.matches(":focus-visible") ?? false));
  const closeOnEscape = (event: KeyboardEvent): void => {
    event.preventDefault();
    setOpen(false);
  };
  return (
    <Provider delayDuration={400}>
      <Root open={isOpen} onOpenChange={onOpenChange}>
        <Trigger asChild ref={control}>
          {children}
        </Trigger>
        <Portal>
          <Bubble sideOffset={8} collisionPadding={8} onEscapeKeyDown={closeOnEscape}>
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
