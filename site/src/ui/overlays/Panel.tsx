import styled from "@emotion/styled";
import { Close, Content, Portal, Root, Title } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { border, color, layer, measure, motion, motionOk, space, tight, type } from "../../theme/tokens.ts";
import { IconButton } from "../buttons/IconButton.tsx";
import { Scrim } from "./Scrim.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export interface PanelProps {
  isOpen: boolean;
  /** Called by the Close button, Escape and a press outside the panel. */
  onClose: () => void;
  heading: string;
  children: ReactNode;
}

/** A modal panel that slides in from the right. */
export function Panel({ isOpen, onClose, heading, children }: PanelProps) {
  const returnFocus = useFocusReturn(isOpen);
  return (
    <Root open={isOpen} onOpenChange={onClose}>
      <Portal>
        <Scrim />
        <Frame onCloseAutoFocus={returnFocus} aria-describedby={undefined}>
          <Top>
            <Title asChild>
              <Heading>{heading}</Heading>
            </Title>
            <Close asChild>
              <IconButton label="Close">
                <X />
              </IconButton>
            </Close>
          </Top>
          {children}
        </Frame>
      </Portal>
    </Root>
  );
}

const Frame = styled(Content)({
  position: "fixed",
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: layer.overlay,
  width: `min(${measure.panel}, calc(100vw - ${space[8]}))`,
  padding: `${space[2]} ${space[5]} ${space[7]}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderInlineStart: border.rule,
  background: color.surface,
  [motionOk]: {
    animation: motion.slideIn,
    "&[data-state=closed]": { animation: motion.slideOut },
  },
});

const Top = styled.div({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  marginBottom: space[3],
  marginInlineEnd: `calc(-1 * ${space[2]})`,
});

const Heading = styled.h2({ font: type.heading, letterSpacing: tight });
