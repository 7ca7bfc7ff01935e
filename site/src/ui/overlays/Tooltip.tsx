import styled from "@emotion/styled";
import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { useRef, useState, type ReactElement } from "react";
import { border, color, layer, motion, motionOk, radius, space } from "../../theme/tokens.ts";

interface Props {
  /** Nothing essential: touch users never see it. */
  text: string;
  /** The element that the tooltip describes: a single one that takes focus. */
  children: ReactElement;
}

/** A hint for a control, shown on hover and focus; Escape closes it. */
export function Tooltip({ text, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const control = useRef<HTMLButtonElement>(null);
  // Radix closes it when the page scrolls, which also happens when keyboard focus moves to a control.
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
