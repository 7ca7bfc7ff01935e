import styled from "@emotion/styled";
import { Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { CircleAlert, X } from "lucide-react";
import {
  border,
  color,
  from,
  icon,
  layer,
  measure,
  motion,
  motionOk,
  radius,
  shadow,
  space,
  type,
} from "../../theme/tokens.ts";
import { IconButton } from "../buttons/IconButton.tsx";

export interface ToastProps {
  title: string;
  description?: string;
  /** `danger` is announced at once; `plain` waits until the screen reader pauses. */
  kind?: "plain" | "danger";
  isOpen: boolean;
  /** Called by the Close button, Escape, a swipe to the right, and when the time is up. */
  onClose: () => void;
}

/** Shows one short message; a page has at most one. Give each message a `key`, so that its timer restarts. */
export function Toast({ title, description, kind = "plain", isOpen, onClose }: ToastProps) {
  const isDanger = kind === "danger";
  return (
    <Provider duration={5_000} swipeDirection="right" swipeThreshold={50}>
      <Frame
        open={isOpen}
        onOpenChange={onClose}
        type={isDanger ? "foreground" : "background"}
        data-kind={kind}
      >
        {isDanger && <CircleAlert />}
        <Words>
          <Name>{title}</Name>
          {description && <Description>{description}</Description>}
        </Words>
        <Close asChild>
          <IconButton label="Close">
            <X />
          </IconButton>
        </Close>
      </Frame>
      <Place hotkey={["F8"]} />
    </Provider>
  );
}

const Place = styled(Viewport)({
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: layer.toast,
  width: "100%",
  padding: space[3],
  // Presses beside the message reach the page.
  pointerEvents: "none",
  "&:focus-visible": { outlineOffset: "-3px" },
  [from.tablet]: {
    inset: "auto 0 0 auto",
    maxWidth: measure.toast,
    padding: space[5],
    // A dialog that locks scrolling removes the scroll bar's width.
    insetInlineEnd: "var(--removed-body-scroll-bar-size, 0)",
  },
});

const Frame = styled(Root)({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  border: border.control,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.raised,
  pointerEvents: "auto",
  "&[data-kind=danger]": { borderColor: color.danger, borderInlineStartWidth: "6px" },
  "& > svg": {
    flex: "none",
    width: icon.control,
    height: icon.control,
    marginTop: "11px",
    color: color.danger,
  },
  "&[data-swipe=move]": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
  "&[data-swipe=end]": { transform: "translateX(var(--radix-toast-swipe-end-x))" },
  [motionOk]: {
    animation: motion.drop,
    "&[data-swipe=cancel]": { transition: `transform ${motion.quick}` },
    "&[data-state=closed]": { animation: motion.slideOut },
    [from.tablet]: { "&[data-state=open]": { animation: motion.slideIn } },
  },
});

const Words = styled.div({ flex: 1, minWidth: 0, paddingBlock: "10px", color: color.inkSoft });

const Name = styled(Title)({ color: color.ink, font: type.control, lineHeight: 1.5 });
