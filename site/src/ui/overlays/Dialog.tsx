import styled from "@emotion/styled";
import { Close, Content, Description, Portal, Root, Title } from "@radix-ui/react-dialog";
import { ArrowLeft, X } from "lucide-react";
import type { ReactNode } from "react";
import {
  border,
  color,
  layer,
  measure,
  motion,
  motionOk,
  radius,
  shadow,
  space,
  tight,
  type,
} from "../../theme/tokens.ts";
import { Button } from "../buttons/Button.tsx";
import { IconButton } from "../buttons/IconButton.tsx";
import { Scrim } from "./Scrim.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export interface DialogProps {
  isOpen: boolean;
  /** Called by the buttons at its top and end, Escape and a press outside the dialog. */
  onClose: () => void;
  heading: string;
  /** A sentence that screen readers read with the heading. */
  description?: string;
  /** For a dialog with several views: leads from this one to the one before. */
  onBack?: () => void;
  children: ReactNode;
}

/** A modal dialog. The focus goes to the dialog itself, so that reading starts at its heading. */
export function Dialog({ isOpen, onClose, heading, description, onBack, children }: DialogProps) {
  const returnFocus = useFocusReturn(isOpen);
  return (
    <Root open={isOpen} onOpenChange={onClose}>
      <Portal>
        <Scrim />
        <Frame onOpenAutoFocus={focusFrame} onCloseAutoFocus={returnFocus} {...undescribed(description)}>
          <Top>
            {onBack && (
              <IconButton label="Back" onClick={onBack}>
                <ArrowLeft />
              </IconButton>
            )}
            <Heading>{heading}</Heading>
            <Close asChild>
              <IconButton label="Dismiss" data-end>
                <X />
              </IconButton>
            </Close>
          </Top>
          {description && <Lead>{description}</Lead>}
          {children}
          <Close asChild>
            <Button type="button">Close</Button>
          </Close>
        </Frame>
      </Portal>
    </Root>
  );
}

function focusFrame(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
}

/** Radix warns about a missing description unless `aria-describedby` is set explicitly. */
function undescribed(description: string | undefined): { "aria-describedby"?: undefined } {
  return description ? {} : { "aria-describedby": undefined };
}

const Frame = styled(Content)({
  position: "fixed",
  inset: 0,
  zIndex: layer.overlay,
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  width: `min(${measure.dialog}, calc(100vw - ${space[6]}))`,
  height: "fit-content",
  maxHeight: `calc(100dvh - ${space[6]})`,
  margin: "auto",
  padding: space[6],
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: border.rule,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.raised,
  "&:focus-visible": { borderRadius: radius.control },
  [motionOk]: { animation: motion.rise },
});

const Top = styled.div({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  width: "100%",
  // The icons, not their targets, are in line with the text.
  "& > button": { marginInlineStart: "-11px" },
  "& > button[data-end]": { marginInline: "auto -11px" },
});

const Heading = styled(Title)({ font: type.title, letterSpacing: tight });

const Lead = styled(Description)({ color: color.inkSoft });
