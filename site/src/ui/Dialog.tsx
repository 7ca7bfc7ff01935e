import styled from "@emotion/styled";
import { useId, type MouseEvent, type ReactNode, type RefObject } from "react";
import { color, family, motion, motionOk, radius, shadow, size } from "../theme/tokens.ts";
import { Button } from "./Button.tsx";

interface Props {
  /** Open it by `ref.current.showModal()`; focus then returns by itself to what had it. */
  ref: RefObject<HTMLDialogElement | null>;
  heading: string;
  children: ReactNode;
}

/** A modal dialog that closes by its button, by Escape and by a press beside it. */
export function Dialog({ ref, heading, children }: Props) {
  const headingId = useId();
  const close = (): void => ref.current?.close();
  const onPress = (event: MouseEvent): void => {
    if (event.target === ref.current) close();
  };
  return (
    <Frame ref={ref} aria-labelledby={headingId} onClick={onPress}>
      <Body>
        <Heading id={headingId}>{heading}</Heading>
        {children}
        <Button type="button" onClick={close}>
          Close
        </Button>
      </Body>
    </Frame>
  );
}

const Frame = styled.dialog({
  width: "min(34rem, calc(100vw - 32px))",
  maxHeight: "calc(100dvh - 32px)",
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  boxShadow: shadow.raised,
  overscrollBehavior: "contain",
  "&::backdrop": { background: color.scrim },
  [motionOk]: { "&[open]": { animation: motion.rise } },
});

const Body = styled.div({ display: "grid", justifyItems: "start", gap: "16px", padding: "26px" });

const Heading = styled.h2({ font: `600 ${size.title}/1.2 ${family.serif}`, letterSpacing: "-.01em" });
