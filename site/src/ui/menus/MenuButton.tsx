import styled from "@emotion/styled";
import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithoutRef } from "react";
import { SiteLink } from "../navigation/SiteLink.tsx";
import { menuTriggerStyle } from "./menu-trigger.ts";

interface Props extends Omit<ComponentPropsWithoutRef<"button">, "children"> {
  label: string;
  /** It replaces a button that had the focus, so it takes the focus over. */
  takesFocus?: boolean;
}

/** Looks like the button of a closed `Menu`, and stands in for it until its code has loaded. */
export function MenuButton({ label, takesFocus = false, ...rest }: Props) {
  return (
    <Trigger
      ref={takesFocus ? focus : null}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
    >
      {label}
      <ChevronDown />
    </Trigger>
  );
}

/** As wide as the button, which replaces it once the page is interactive. */
export function MenuButtonLink({ label, to }: { label: string; to: string }) {
  return (
    <TriggerLink to={to}>
      {label}
      <ChevronDown />
    </TriggerLink>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}

const Trigger = styled.button(menuTriggerStyle);
const TriggerLink = styled(SiteLink)(menuTriggerStyle);
