import styled from "@emotion/styled";
import { Content, Item, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { ChevronDown } from "lucide-react";
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { border, color, layer, motion, motionOk, radius, shadow, space } from "../../theme/tokens.ts";
import { SiteLink } from "../navigation/SiteLink.tsx";
import { menuItemStyle } from "./menu-item.ts";
import { menuTriggerStyle } from "./menu-trigger.ts";

interface MenuProps {
  label: string;
  /** `MenuLink` and `MenuAction` elements. */
  children: ReactNode;
  /** Opens on mount, because the press that loaded the code was meant to open it. */
  startsOpen?: boolean;
}

/** A drop-down menu. It isn't modal: a press outside closes it. */
export function Menu({ label, children, startsOpen = false }: MenuProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const entersFirst = useRef(startsOpen && isByKeyboard());
  // Radix doesn't know about keys pressed before it was loaded.
  const enterFirst = ({ target, currentTarget }: FocusEvent): void => {
    if (!entersFirst.current || target !== currentTarget) return;
    entersFirst.current = false;
    currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  };
  const closeOnTab = (event: KeyboardEvent): void => {
    if (event.key !== "Tab") return;
    event.preventDefault();
    setOpen(false);
  };
  return (
    <Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <TriggerButton type="button">
        {label}
        <ChevronDown />
      </TriggerButton>
      <Portal>
        <List align="start" sideOffset={4} collisionPadding={8} onFocus={enterFirst} onKeyDown={closeOnTab}>
          {children}
        </List>
      </Portal>
    </Root>
  );
}

function isByKeyboard(): boolean {
  return document.activeElement?.matches("button:focus-visible") ?? false;
}

interface MenuLinkProps {
  to: string;
  children: ReactNode;
  /** The link leads to the current page. */
  isCurrent?: boolean;
}

/** A menu entry that leads to a page. */
export function MenuLink({ to, children, isCurrent = false }: MenuLinkProps) {
  return (
    <Item asChild>
      <LinkItem to={to} aria-current={isCurrent ? "page" : undefined}>
        {children}
      </LinkItem>
    </Item>
  );
}

interface MenuActionProps {
  onSelect: () => void;
  children: ReactNode;
}

/** A menu entry that runs an action. */
export function MenuAction({ onSelect, children }: MenuActionProps) {
  return <ActionItem onSelect={onSelect}>{children}</ActionItem>;
}

const TriggerButton = styled(Trigger)(menuTriggerStyle);

const List = styled(Content)({
  zIndex: layer.overlay,
  minWidth: "13rem",
  maxWidth: "calc(100vw - 16px)",
  maxHeight: "var(--radix-dropdown-menu-content-available-height)",
  padding: space[1],
  overflowY: "auto",
  border: border.rule,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.raised,
  "&:focus-visible": { outline: "none" },
  [motionOk]: { animation: motion.rise },
});

const LinkItem = styled(SiteLink)(menuItemStyle);

const ActionItem = styled(Item)(menuItemStyle);
